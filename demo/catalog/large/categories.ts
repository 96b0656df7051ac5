import type { DemoCategory, Texts } from '../../types.ts';
import { type Kind, kinds, type Material } from './kinds.ts';
import { ranges } from './words.ts';

/** The ids of the large catalogue begin here, above all of the demo's own. */
const firstCategoryId = 10_000;

/** A category of the third level, with what stands in it. */
export type LargeCategory = { id: number; parentIds: [number, number]; range: Range; kind: Kind; material: Material };

type Range = (typeof ranges)[number];

/** Ranges, the kinds of things in them, and the materials of those: some 500 categories on three levels. */
export const { largeCategories, leaves } = makeCategories();

function makeCategories(): { largeCategories: DemoCategory[]; leaves: LargeCategory[] } {
  const all: DemoCategory[] = [];
  const lowest: LargeCategory[] = [];
  const add = (name: Texts, parentId: number | null, position: number) => {
    const id = firstCategoryId + all.length;
    const slug = { de: slugOf(name.de), en: slugOf(name.en) };
    all.push({
      id,
      parentId,
      type: 'item',
      position,
      name,
      slug,
      inNavigation: false,
      inSitemap: true,
    });
    return id;
  };
  for (const [rangeIndex, range] of ranges.entries()) {
    const rangeId = add({ de: `Sortiment ${range.name.de}`, en: `${range.name.en} range` }, null, 1000 + rangeIndex);
    for (const [kindIndex, kind] of kinds.entries()) {
      const kindId = add(kind.plural, rangeId, kindIndex);
      for (const [index, material] of kind.materials.entries()) {
        const name = {
          de: `${kind.plural.de} aus ${material.name.de}`,
          en: `${kind.plural.en} made of ${material.name.en}`,
        };
        lowest.push({ id: add(name, kindId, index), parentIds: [rangeId, kindId], range, kind, material });
      }
    }
  }
  return { largeCategories: all, leaves: lowest };
}

/** A segment of an address: lower case, umlauts written out. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
