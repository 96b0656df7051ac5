/** What the photographer is told: a form of `blender/families` and what makes this one of it. */
export type Shot = { form: string; with: Record<string, unknown> };

/** Shots of an item, one for each of its pictures; null where there is none of its own. */
export type ItemShots = (Shot | null)[];

/** By item id. */
export type ShotTable = Record<number, ItemShots>;

export function shot(form: string, details: Record<string, unknown> = {}): Shot {
  return { form, with: details };
}

/** The same form in several colors. */
export function inColors(form: string, details: Record<string, unknown>, colors: string[]): Shot[] {
  return colors.map((color) => shot(form, { ...details, color }));
}
