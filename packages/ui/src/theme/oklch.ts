/** A color by what the eye tells apart: lightness 0-1, chroma from 0 (gray) to about 0.37, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Six digits, with or without `#`; null for anything else. */
export function parseHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** The linear light of red, green and blue (0-1) of `#rrggbb`. */
export function linearLight(hex: string): [number, number, number] {
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** The matrices are those of Björn Ottosson's Oklab. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearLight(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** `#rrggbb`. A chroma that no screen can show becomes the greatest that one can, at the same lightness and hue. */
export function toHex(color: Oklch): string {
  let chroma = color.chroma;
  if (!isShown(toLinearRgb(color))) {
    let low = 0;
    let high = color.chroma;
    for (let round = 0; round < 16; round += 1) {
      chroma = (low + high) / 2;
      if (isShown(toLinearRgb({ ...color, chroma }))) low = chroma;
      else high = chroma;
    }
    chroma = low;
  }
  const channels = toLinearRgb({ ...color, chroma }).map((light) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, light))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShown(channels: readonly number[]): boolean {
  return channels.every((light) => light > -0.0005 && light < 1.0005);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
