import { widthsOf } from '@mise/contract/pictures.ts';
import type { PictureFormat } from './picture-formats.ts';

/** What an address says of a photograph: it changes with every byte of the original. */
export type PictureFacts = { hash: string; width: number; height: number };

/** Characters of the hash that stand in an address. */
const hashLength = 10;

export function pictureVersion({ hash, width, height }: PictureFacts): string {
  return `${hash.slice(0, hashLength)}-${width}x${height}`;
}

/** Address of a photograph in a width, or the next smaller one that it has. `original`: "/media/photographs/plate.webp". */
export function pictureAddress(
  original: string,
  picture: PictureFacts,
  { width, format }: { width: number | 'full'; format: PictureFormat },
): string {
  return `${original}/${sizeOf(picture.width, width)}/${pictureVersion(picture)}.${format}`;
}

function sizeOf(originalWidth: number, wanted: number | 'full'): number | 'full' {
  const widths = widthsOf(originalWidth);
  if (wanted === 'full' || wanted >= (widths.at(-1) ?? 0)) return 'full';
  return widths.findLast((width) => width <= wanted) ?? 'full';
}

export type AskedPicture = {
  /** Of the original, below /media/. */
  path: string;
  /** `shared`: as JPEG, whatever the shop gives to browsers. */
  size?: number | 'full' | 'shared';
  /** Missing where the address names none: whatever the picture is now. */
  version?: { name: string; format: PictureFormat };
};

const pattern =
  /^(?<path>[\w-][\w./-]*?)(?:\/(?<size>full|\d{1,4})\/(?:(?<name>[\da-f]{10}-\d{1,5}x\d{1,5})\.(?<format>avif|webp|jpg|png))?|(?<=\.\w{3,4})\/(?<shared>shared)\.jpg)?$/;

/** Reads what follows /media/; null for what is no address of a picture. */
export function readPictureAddress(address: string): AskedPicture | null {
  if (address.length > 250 || /(?:^|\/)\.|\/\//.test(address)) return null;
  const groups = pattern.exec(address)?.groups;
  if (!groups?.path) return null;
  const { path, size, name, format, shared } = groups;
  return {
    path,
    ...(shared && { size: 'shared' as const }),
    ...(size && { size: size === 'full' ? size : Number(size) }),
    ...(name && format && { version: { name, format: format as PictureFormat } }),
  };
}
