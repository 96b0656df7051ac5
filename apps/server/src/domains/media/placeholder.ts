import sharp from 'sharp';
import { maximumPixels } from './picture-error.ts';

/** Pixels of the longer side, which a browser blurs by enlarging them, and quality. The first that is small enough is taken. */
const forms = [
  { side: 6, quality: 20 },
  { side: 5, quality: 1 },
  { side: 3, quality: 1 },
  { side: 2, quality: 1 },
];

/** As an address ("data:image/webp;base64,…") it has less than 100 characters. */
const most = 99 - 'data:image/webp;base64,'.length;

/** A WebP of a few pixels in base64, to stand in the page itself. Reads the whole picture. */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
    .resize({ width: 60, height: 60, fit: 'inside' })
    .png()
    .toBuffer();
  for (const { side, quality } of forms) {
    const tiny = await sharp(small)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    const text = tiny.toString('base64');
    if (text.length <= most) return text;
  }
  return '';
}
