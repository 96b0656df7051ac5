import sharp from 'sharp';
import { maximumPixels } from './picture-size.ts';
import { type Rgb, tinyGif } from './tiny-gif.ts';

/** Pixels of the longer side, which a browser blurs by enlarging them. */
const side = 5;
const mostColors = 4;

/**
 * A GIF of a few pixels in base64, to stand in the page itself: as an address ("data:image/gif;base64,…") it has less than 100
 * characters. Reads the whole picture.
 */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
    .toColourspace('srgb')
    .resize({ width: side, height: side, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const all = Array.from({ length: info.width * info.height }, (_, index): Rgb => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * info.channels, index * info.channels + 3);
    return [red, green, blue];
  });
  return tinyGif({ width: info.width, height: info.height, ...groupByLightness(all) }).toString('base64');
}

/** Few colors for many: groups of the same size from dark to light, each as its mean. */
function groupByLightness(all: Rgb[]): { colors: Rgb[]; pixels: number[] } {
  const order = all.map((_, index) => index).sort((a, b) => lightness(all[a]) - lightness(all[b]));
  const size = Math.ceil(all.length / mostColors);
  const pixels = new Array<number>(all.length);
  order.forEach((index, place) => {
    pixels[index] = Math.floor(place / size);
  });
  const colors = Array.from({ length: mostColors }, (_, group) =>
    mean(all.filter((_, index) => pixels[index] === group)),
  );
  return { colors, pixels };
}

function lightness([red, green, blue]: Rgb = [0, 0, 0]): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

function mean(colors: Rgb[]): Rgb {
  const of = (channel: 0 | 1 | 2) =>
    Math.round(colors.reduce((sum, color) => sum + color[channel], 0) / colors.length || 0);
  return [of(0), of(1), of(2)];
}
