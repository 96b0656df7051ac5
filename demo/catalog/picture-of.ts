import type { DemoItem } from '../types.ts';

/** A drawing of an item: a family of demo/images, its colour ("#RRGGBB") and what is read aloud. */
export function pictureOf(family: string, tint: string, de: string, en: string): DemoItem['pictures'][number] {
  return { family, tint, alt: { de, en } };
}
