import { type Photograph, readPhotographIndex } from './photograph-index.ts';

export type Photographs = Record<string, Photograph>;

/** A color further away than this (of 441) is another color to a buyer: sand does for cream, not for terracotta. */
const otherColor = 96;

const committed: Photographs = readPhotographIndex();

/** Where a photograph is served; null where it was not taken. */
export function photographPath(name: string, photographs: Photographs = committed): string | null {
  return Object.hasOwn(photographs, name) ? `/media/photographs/${name}.webp` : null;
}

/**
 * A photograph of something of the family whose color comes nearest to a tint ("#rrggbb"), other than those in `taken`:
 * one of several things where `several`, else one of a single thing if there is one. Null where all are of other colors.
 */
export function familyPhotograph(
  wish: { family: string; tint: string; several?: boolean },
  taken: ReadonlySet<string> = new Set(),
  photographs: Photographs = committed,
): string | null {
  let best: { name: string; distance: number } | null = null;
  for (const [name, { family, tint, several }] of Object.entries(photographs)) {
    if (family !== wish.family || tint === undefined || taken.has(name)) continue;
    const apart = colorDistance(tint, wish.tint);
    const distance = apart + ((several ?? false) === (wish.several ?? false) ? 0 : otherColor / 4);
    if (apart <= otherColor && (best === null || distance < best.distance)) best = { name, distance };
  }
  return best?.name ?? null;
}

function colorDistance(one: string, other: string): number {
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
}

function channel(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}
