import { toHex, toOklch } from './oklch.ts';

export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Shade = (typeof shades)[number];
export type Palette = Record<Shade, string>;

/** How far a shade is from the owner's color to the lightest (above 500) or the darkest one (below). */
const steps: Record<Shade, number> = {
  50: 1,
  100: 0.9,
  200: 0.75,
  300: 0.55,
  400: 0.29,
  500: 0,
  600: 0.27,
  700: 0.53,
  800: 0.77,
  900: 1,
};
const chromaFactors: Record<Shade, number> = {
  50: 0.12,
  100: 0.25,
  200: 0.45,
  300: 0.7,
  400: 0.92,
  500: 1,
  600: 0.98,
  700: 0.88,
  800: 0.72,
  900: 0.58,
};
const lightest = 0.977;
/** Also the darkest shade of a light color is to be read on paper. */
const darkest = 0.3;

/**
 * Ten shades of one color, which is the one at 500 as it was given (`#rrggbb`). Equal steps for the eye, the hue kept:
 * mixing with white and black would gray yellow and turn blue violet.
 */
export function makePalette(color: string): Palette {
  const base = toOklch(color);
  // From the very ends there is no way on: black and white get their shades from next to them.
  const lightness = Math.min(0.95, Math.max(0.12, base.lightness));
  const floor = Math.min(darkest, lightness / 2);
  const shadeOf = (shade: Shade) => {
    const end = shade < 500 ? lightest : floor;
    return toHex({
      lightness: lightness + (end - lightness) * steps[shade],
      chroma: base.chroma * chromaFactors[shade],
      hue: base.hue,
    });
  };
  return {
    ...(Object.fromEntries(shades.map((shade) => [shade, shadeOf(shade)])) as Palette),
    500: color,
  };
}
