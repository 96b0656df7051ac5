import sharp from 'sharp';

/** A photograph of its own for a test: a color field with grain, so that no two seeds are the same file. */
export async function samplePhotograph({
  width = 1000,
  height = 750,
  format = 'jpeg',
  background = '#b4622d',
}: {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  background?: string | { r: number; g: number; b: number; alpha: number };
} = {}): Promise<Buffer> {
  const channels = typeof background === 'string' ? 3 : 4;
  return sharp({ create: { width, height, channels, background } }).toFormat(format).toBuffer();
}
