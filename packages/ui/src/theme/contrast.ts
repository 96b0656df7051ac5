import { linearLight } from './oklch.ts';

/** WCAG 2.2: contrast of two colors (`#rrggbb`), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

/** What text needs against its ground, and what a line needs by which a control is recognized. */
export const textContrast = 4.5;
export const edgeContrast = 3;

function luminance(hex: string): number {
  const [red, green, blue] = linearLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
