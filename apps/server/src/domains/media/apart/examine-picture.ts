import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PictureError } from '../picture-error.ts';
import { whyNotPlain } from './drawing/why-not-plain.ts';
import { iconToPng, isIcon } from './icon-to-png.ts';
import { hasTooManyScans, isArithmetic } from './jpeg-scans.ts';
import { type PhotographType, photographType } from './photograph-type.ts';
import { isTooLarge } from './picture-size.ts';
import { placeholderOf } from './placeholder.ts';
import { withoutTexts } from './png-chunks.ts';

/** What is kept of a picture; `width` and `height` are null for a drawing. */
export type ExaminedPicture = {
  contentType: string;
  hash: string;
  bytes: Buffer;
  width: number | null;
  height: number | null;
  hasAlpha: boolean;
  placeholder: string;
};

const megabyte = 1024 * 1024;
const maximumBytes = { photograph: 20 * megabyte, drawing: megabyte };

/**
 * The check that every picture passes before the shop keeps it, whoever brings it. What it is, is told by its content and
 * not by its name. Place, camera and whatever else a photograph says of its making are taken out, and it is turned as its
 * camera was held. Of an icon the largest picture is kept. Throws a PictureError.
 */
export async function examinePicture(bytes: Buffer): Promise<ExaminedPicture> {
  if (bytes.length === 0) throw new PictureError('empty');
  if (isIcon(bytes)) return examinePicture(await iconToPng(bytes));
  const type = photographType(bytes);
  if (bytes.length > maximumBytes[type ? 'photograph' : 'drawing']) throw new PictureError('tooLarge');
  if (type) return examinePhotograph(bytes, type);
  const reason = whyNotPlain(bytes);
  if (reason !== null) throw new PictureError('unknownType', { cause: reason });
  return {
    contentType: 'image/svg+xml',
    hash: hashOf(bytes),
    bytes,
    width: null,
    height: null,
    hasAlpha: true,
    placeholder: '',
  };
}

async function examinePhotograph(given: Buffer, { contentType, format }: PhotographType): Promise<ExaminedPicture> {
  if (format === 'jpeg' && hasTooManyScans(given)) throw new PictureError('broken', { cause: 'it has too many scans' });
  if (format === 'jpeg' && isArithmetic(given)) throw new PictureError('broken', { cause: 'no browser unpacks it' });
  const bytes = format === 'png' ? withoutTexts(given) : given;
  const found = await factsOf(bytes);
  try {
    const clean = found.saysMore ? await sharp(bytes).autoOrient().toFormat(format, { quality: 92 }).toBuffer() : bytes;
    const { width, height } = found.saysMore ? await factsOf(clean) : found;
    const placeholder = found.hasAlpha ? '' : await placeholderOf(clean);
    return { contentType, hash: hashOf(clean), bytes: clean, width, height, hasAlpha: found.hasAlpha, placeholder };
  } catch (error) {
    throw new PictureError('broken', { cause: error });
  }
}

async function factsOf(bytes: Buffer) {
  const header = await readHeader(bytes);
  const { width, height, hasAlpha, exif, xmp, iptc, icc, comments, orientation = 1 } = header;
  if (isTooLarge(header)) throw new PictureError('tooLarge');
  const saysMore = [exif, xmp, iptc, icc, comments].some((part) => part !== undefined) || orientation !== 1;
  return { width, height, hasAlpha, saysMore };
}

async function readHeader(bytes: Buffer) {
  try {
    // Its size is looked at here; a header that promises too much is not to be read further.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureError('broken', { cause: error });
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
