/** What the photographer is told: a form of `blender/families` and what makes this one of it. */
export type Shot = { form: string; with: Record<string, unknown> };

/** Shots of an item, one for each of its pictures; null where there is none of its own. */
export type ItemShots = (Shot | null)[];

/** By item id. */
export type ShotTable = Record<number, ItemShots>;

export function shot(form: string, details: Record<string, unknown> = {}): Shot {
  return { form, with: details };
}

/** One of the things that stand together: `x` and `y` in units of 100 mm. */
export function place(form: string, x: number, y: number, turn = 0, details: Record<string, unknown> = {}) {
  return [form, x, y, turn, details];
}

/** What is sold as a set. */
export function together(...pieces: ReturnType<typeof place>[]): Shot {
  return shot('together', { pieces });
}

/** The same form in several colors. */
export function inColors(form: string, details: Record<string, unknown>, colors: string[]): Shot[] {
  return colors.map((color) => shot(form, { ...details, color }));
}
