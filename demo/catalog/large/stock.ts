import type { DemoItem } from '../../types.ts';
import type { DemoCatalog } from '../catalog.ts';

/** What the shop has to describe items with, looked up once for all of them. */
export type Stock = {
  manufacturerIds: number[];
  orderPropertyIds: number[];
  tagIds: number[];
  /** Values by attribute. */
  valueIdsOf: (attributeId: number) => readonly number[];
  /** Galleries of demo items that show a family. */
  picturesOf: (family: string) => readonly DemoItem['pictures'][];
};

export const colorAttributeId = 1;

export function stockOf(catalog: DemoCatalog): Stock {
  const galleries = new Map<string, DemoItem['pictures'][]>();
  for (const { pictures } of catalog.items) {
    const family = pictures[0]?.family ?? '';
    galleries.set(family, [...(galleries.get(family) ?? []), pictures.slice(0, 2)]);
  }
  const values = new Map(catalog.attributes.map((attribute) => [attribute.id, attribute.values.map(({ id }) => id)]));
  const known = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new Error(`the demo has no ${what}`);
    return value;
  };
  return {
    manufacturerIds: catalog.manufacturers.map(({ id }) => id),
    orderPropertyIds: catalog.orderProperties.filter(({ isRequired }) => !isRequired).map(({ id }) => id),
    tagIds: catalog.tags.map(({ id }) => id),
    valueIdsOf: (attributeId) => known(values.get(attributeId), `attribute ${attributeId}`),
    picturesOf: (family) => known(galleries.get(family), `picture of ${family}`),
  };
}
