import type { Metadata } from 'sharp';

/** A camera's 50 megapixels; larger ones take more memory than a shop's server should spend on one. */
export const maximumPixels = 50_000_000;

/** As long as a side of a JPEG may be: of one line of fifty million pixels several are held at once, which took two gigabytes. */
const longestSide = 65_535;

/** Bytes of a picture that are held at once: the largest may have four a pixel. */
const mostHeld = 4 * maximumPixels;

/** What sharp says of a picture. `orientation`: where it is to be turned as its camera was held. */
type Size = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'orientation'
>;

export function isTooLarge(picture: Size): boolean {
  const { width, height } = picture;
  const isTooWide = width * height > maximumPixels || Math.max(width, height) > longestSide;
  return isTooWide || bytesHeld(picture) > mostHeld;
}

/**
 * Most are read line by line. One in layers is whole only with the last of them, as is one of which a line says little alone, or that is
 * turned; of a JPEG in layers two bytes of each sample are held.
 */
function bytesHeld(picture: Size): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling, orientation = 1 } = picture;
  if (format === 'jpeg' && isProgressive) {
    const samples = chromaSubsampling?.startsWith('4:2:0') ? channels - 1.5 : channels;
    return width * height * samples * 2;
  }
  const isWhole = isProgressive || format === 'webp' || format === 'heif' || orientation !== 1;
  return isWhole ? width * height * channels * (depth === 'uchar' ? 1 : 2) : 0;
}
