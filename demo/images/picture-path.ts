import { families } from './families.ts';
import type { Picture } from './picture.ts';

/** Where a picture of the catalog is served: "/media/items/plate-f6f4ef-0.svg". */
export function picturePath({ family, tint, view }: Picture): string {
  return `/media/items/${family}-${tint.slice(1).toLowerCase()}-${view}.svg`;
}

/** Where the swatch of a color ("#rrggbb") is served. */
export function swatchPath(color: string): string {
  return `/media/swatches/${color.slice(1).toLowerCase()}.svg`;
}

/**
 * Addresses of an item's pictures. The first of each family and color is the front view; where one is repeated, the next
 * view of it, so that every color of a thing is first seen from the same side.
 */
export function galleryPaths(pictures: readonly Omit<Picture, 'view'>[]): string[] {
  const seen = new Map<string, number>();
  return pictures.map(({ family, tint }) => {
    const key = `${family} ${tint.toLowerCase()}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return picturePath({ family, tint, view: count % 3 });
  });
}

/** The picture of a family where no color is asked for, as that of a category. Throws for an unknown family. */
export function familyPath(family: string): string {
  const found = families[family];
  if (found === undefined) {
    throw new Error(`There is no drawing of ${family}`);
  }
  return picturePath({ family, tint: found.tint, view: 0 });
}
