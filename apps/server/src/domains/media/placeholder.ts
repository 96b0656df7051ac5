import sharp from 'sharp';
import { maximumPixels } from './picture-error.ts';

/** Pixels of the longer side: what a browser blurs by enlarging it. */
const longerSide = 6;

/** A WebP of a few pixels in base64: some 70 characters, to stand in the page itself. Reads the whole picture. */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
    .resize({ width: longerSide, height: longerSide, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return tiny.toString('base64');
}
