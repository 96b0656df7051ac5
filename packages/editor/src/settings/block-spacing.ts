/** Sizes of the space between blocks, in steps of 16 pixels. */
export const spacings = { s: 1, m: 2, l: 3, xl: 4 } as const;

export type Spacing = keyof typeof spacings;

/** Pixels; of m where a size is not known. */
export function spacingInPixels(size: string): number {
  return (size in spacings ? spacings[size as Spacing] : spacings.m) * 16;
}
