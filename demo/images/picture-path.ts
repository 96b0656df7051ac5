import { familyPhotograph, type Photographs, photographPath } from '../photographs/family-photograph.ts';
import { photographName } from '../photographs/photograph-name.ts';
import { families } from './families.ts';
import type { Picture } from './picture.ts';

/** Where a drawing of the catalog is served: "/media/items/plate-f6f4ef-0.svg". */
export function picturePath({ family, tint, view }: Picture): string {
  return `/media/items/${family}-${tint.slice(1).toLowerCase()}-${view}.svg`;
}

/** Where the swatch of a color ("#rrggbb") is served. */
export function swatchPath(color: string): string {
  return `/media/swatches/${color.slice(1).toLowerCase()}.svg`;
}

/**
 * Addresses of an item's pictures: its own photographs, else one of its family in the nearest color, each once; else the
 * drawing. Of drawings the first of each family and color is the front view; where one is repeated, the next view of it.
 */
export function galleryPaths(
  { id, pictures }: { id: number; pictures: readonly Omit<Picture, 'view'>[] },
  photographs?: Photographs,
): string[] {
  const own = pictures.map((_, index) => photographName(id, index)).map((name) => photographPath(name, photographs));
  const taken = new Set(pictures.map((_, index) => photographName(id, index)));
  const seen = new Map<string, number>();
  return pictures.map(({ family, tint }, index) => {
    const key = `${family} ${tint.toLowerCase()}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    const photograph = own[index];
    if (photograph) return photograph;
    const lent = familyPhotograph({ family, tint, several: count > 0 }, taken, photographs);
    if (lent) taken.add(lent);
    return (lent && photographPath(lent, photographs)) ?? picturePath({ family, tint, view: count % 3 });
  });
}

/** The picture of a family where no color is asked for, as that of a category. Throws for an unknown family. */
export function familyPath(family: string): string {
  const found = families[family];
  if (found === undefined) {
    throw new Error(`There is no drawing of ${family}`);
  }
  const photograph = familyPhotograph({ family, tint: found.tint });
  return (photograph && photographPath(photograph)) ?? picturePath({ family, tint: found.tint, view: 0 });
}

/** A picture of a banner: `width` is one of the names in `sceneSizes`. */
export function scenePath(scene: string, width: string): string {
  return photographPath(`scenes/${scene}-${width}`) ?? `/media/scenes/${scene}-${width}.svg`;
}
