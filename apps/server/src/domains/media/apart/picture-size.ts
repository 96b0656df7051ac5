import type { Metadata } from 'sharp';

/** A camera's 50 megapixels; larger ones take more memory than a shop's server should spend on one. */
export const maximumPixels = 50_000_000;

/** As long as a side of a JPEG may be: of one line of fifty million pixels several are held at once, which took two gigabytes. */
const longestSide = 65_535;

/** Bytes of a picture that is unpacked: the largest may have four a pixel. Whether all are held at once or not, each takes its time. */
const mostUnpacked = 4 * maximumPixels;

/** What sharp says of a picture. */
type Size = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

export function isTooLarge(picture: Size): boolean {
  const { width, height } = picture;
  const isTooWide = width * height > maximumPixels || Math.max(width, height) > longestSide;
  return isTooWide || bytesUnpacked(picture) > mostUnpacked;
}

/** Of a JPEG in layers two bytes of each sample are held until the last of them. */
function bytesUnpacked({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Size): number {
  if (format !== 'jpeg' || !isProgressive) return width * height * channels * (depth === 'uchar' ? 1 : 2);
  const samples = chromaSubsampling?.startsWith('4:2:0') ? channels - 1.5 : channels;
  return width * height * samples * 2;
}
