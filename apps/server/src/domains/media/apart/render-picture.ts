import sharp, { type Sharp } from 'sharp';
import { PictureError } from '../picture-error.ts';
import type { PictureFormat } from '../picture-formats.ts';
import { maximumPixels } from './picture-size.ts';

// One picture takes one processor; how many are made at a time is decided by whoever asks (picture-renderer.ts).
sharp.concurrency(1);
sharp.cache(false);

/** A photograph in another width and format, in sRGB and without metadata. Throws a PictureError. */
export async function renderPicture(
  original: Buffer,
  target: { width: number; format: PictureFormat },
): Promise<Buffer> {
  try {
    const picture = sharp(original, { limitInputPixels: maximumPixels, failOn: 'error' });
    return await encode(picture.resize({ width: target.width, withoutEnlargement: true }), target.format).toBuffer();
  } catch (error) {
    throw new PictureError('broken', { cause: error });
  }
}

/**
 * Qualities that look alike. AVIF at its default effort takes seconds for a few bytes less; at this one half of what the next takes,
 * for two in a hundred more.
 */
function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 46, effort: 1, chromaSubsampling: '4:2:0' });
    case 'webp':
      return picture.webp({ quality: 76, effort: 3 });
    case 'jpg':
      // It has no transparency: what stood on nothing stands on white.
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9, palette: true });
  }
}
