import { defaultLanguage, inLanguage } from '@mise/rules/languages.ts';
import { slugOf } from '@mise/rules/slug.ts';
import type { Reference } from './reference.ts';

type Rows = Pick<Reference, 'manufacturers' | 'facets' | 'facetValues'>;

/** Manufacturers and series by the slug of their page, and the other way round. */
export type NamedLists = { bySlug: ReadonlyMap<string, number>; slugOf: ReadonlyMap<number, string> };

/** Reference data is replaced and never changed. */
const known = new WeakMap<Rows['facetValues'], { manufacturers: NamedLists; series: NamedLists }>();

export function manufacturerLists(reference: Rows): NamedLists {
  return listsOf(reference).manufacturers;
}

/** The values of the facets that the owner calls series: everything in one of them has a page. */
export function seriesLists(reference: Rows): NamedLists {
  return listsOf(reference).series;
}

function listsOf(reference: Rows) {
  const { facets, facetValues } = reference;
  const lists = known.get(facetValues) ?? {
    manufacturers: namedLists([...reference.manufacturers.values()].map(({ id, externalName }) => [id, externalName])),
    series: namedLists(
      [...facetValues.values()]
        .filter(({ facetId }) => facets.get(facetId)?.isSeries)
        .map(({ id, names }) => [id, inLanguage(names, defaultLanguage)]),
    ),
  };
  known.set(facetValues, lists);
  return lists;
}

/** A name that several have, or that has no letter of an address, is told apart by its id. */
export function namedLists(named: readonly (readonly [id: number, name: string])[]): NamedLists {
  const bySlug = new Map<string, number>();
  for (const [id, name] of [...named].sort(([left], [right]) => left - right)) {
    const slug = slugOf(name);
    bySlug.set(slug === '' || bySlug.has(slug) ? `${slug}-${id}`.replace(/^-/, '') : slug, id);
  }
  return { bySlug, slugOf: new Map([...bySlug].map(([slug, id]) => [id, slug])) };
}
