import { widthsOf } from '@mise/contract/pictures.ts';

/** What an `<img>` or `<source>` is given. A drawing has one address and brings no size. */
export type PictureSources = {
  src: string;
  srcSet?: string;
  /** The same as AVIF. */
  avif?: string;
  width?: number;
  height?: number;
};

/** Its version says how large the original is (contract/pictures.ts). */
const versioned = /^(\/media\/.+)\/(?:full|\d+)\/([\da-f]+-(\d+)x(\d+))\.(\w+)$/;
const original = /^\/media\/.+\.(?:avif|webp|png|jpe?g)$/;

/** The addresses of a picture in all its widths, or in those up to `largest`. */
export function pictureSources(address: string, largest = Number.POSITIVE_INFINITY): PictureSources {
  const [, path, version, width, height, format] = versioned.exec(address) ?? [];
  if (path && format) {
    const at = (ending: string) => srcSetOf(Number(width), largest, (size) => `${path}/${size}/${version}.${ending}`);
    return { src: address, srcSet: at(format), avif: at('avif'), width: Number(width), height: Number(height) };
  }
  // The page was made before the picture was measured: the shop answers with whatever there is by now.
  if (original.test(address))
    return { src: `${address}/640/`, srcSet: srcSetOf(640, largest, (size) => `${address}/${size}/`) };
  return { src: address };
}

/** A photograph as JPEG, which every place shows where a page is shared; anything else as it is. */
export function sharedPicture(address: string): string {
  const path = versioned.exec(address)?.[1] ?? (original.test(address) ? address : '');
  return path === '' ? address : `${path}/shared.jpg`;
}

function srcSetOf(width: number, largest: number, addressOf: (size: number | 'full') => string): string {
  const widths = widthsOf(width);
  const full = widths.at(-1);
  return widths
    .filter((each) => each <= largest)
    .map((each) => `${addressOf(each === full ? 'full' : each)} ${each}w`)
    .join(', ');
}
