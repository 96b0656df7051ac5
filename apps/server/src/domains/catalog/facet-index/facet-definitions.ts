import { inLanguage, type Language, type Translated } from '@mise/rules/languages.ts';
import { translateInto } from '../../../texts/translate.ts';
import type { Reference } from '../reference.ts';
import type { FacetKey } from './facet-selection.ts';
import { inValueOrder } from './value-order.ts';

/** A facet as every list of a language has it, with all of its values. `number` is the id of the row that a value stands for. */
export type FacetDefinition = {
  key: FacetKey;
  type: 'feedback' | 'price' | 'availability' | 'producer' | 'dynamic';
  name: string;
  values: { id: string; number: number; name: string; position: number }[];
};

const allStars = [5, 4, 3, 2, 1];

/** Reference data is replaced and never changed. */
const known = new WeakMap<Reference, Map<Language, FacetDefinition[]>>();

/** All facets in the owner's order; whatever has no place in it follows, ratings are last. */
export function facetDefinitions(reference: Reference, language: Language): FacetDefinition[] {
  const byLanguage = known.get(reference) ?? new Map<Language, FacetDefinition[]>();
  known.set(reference, byLanguage);
  const definitions = byLanguage.get(language) ?? [...inOwnersOrder(reference, language), ratings(language)];
  byLanguage.set(language, definitions);
  return definitions;
}

type Defined = { definition: FacetDefinition; filter: string };

/** Sorting is stable: what has no place keeps the order in which it is named here. */
function inOwnersOrder(reference: Reference, language: Language): FacetDefinition[] {
  const placeOf = ({ filter }: Defined) => reference.filterPositions.get(filter) ?? Number.POSITIVE_INFINITY;
  const all = [
    ...commonFacets(reference, language),
    ...merchantsFacets(reference, language),
    ...attributeFacets(reference, language),
  ];
  return all.sort((left, right) => comparePlaces(placeOf(left), placeOf(right))).map(({ definition }) => definition);
}

/** Infinite ones are equal. */
function comparePlaces(left: number, right: number): number {
  return left === right ? 0 : left - right;
}

function commonFacets(reference: Reference, language: Language): Defined[] {
  const text = translateInto(language);
  const availabilities = [...reference.availabilities.values()]
    .sort((left, right) => left.id - right.id)
    .map(({ id, names }) => ({
      id: `availability-${id}`,
      number: id,
      name: inLanguage(names, language),
      position: id,
    }));
  const producers = inOrder(reference.manufacturers.values()).map(({ id, externalName, position }) => ({
    id: `manufacturer-${id}`,
    number: id,
    name: externalName,
    position,
  }));
  const named = (key: 'price' | 'availability' | 'producer', name: string, values: FacetDefinition['values']) => ({
    filter: key,
    definition: { key, type: key, name, values },
  });
  return [
    named('price', text('facet.price'), []),
    named('availability', text('facet.availability'), availabilities),
    named('producer', text('facet.manufacturer'), producers),
  ];
}

function merchantsFacets({ facets, facetValues }: Reference, language: Language): Defined[] {
  const values = Map.groupBy(facetValues.values(), ({ facetId }) => facetId);
  return inOrder(facets.values()).map(({ id, names }) => ({
    filter: `facet-${id}`,
    definition: {
      key: id,
      type: 'dynamic',
      name: inLanguage(names, language),
      values: named(values.get(id) ?? [], language, (value) => String(value)),
    },
  }));
}

/** Those that the owner made filters. */
function attributeFacets(reference: Reference, language: Language): Defined[] {
  const values = Map.groupBy(reference.attributeValues.values(), ({ attributeId }) => attributeId);
  return filteredAttributes(reference).map(({ id, names }) => ({
    filter: `attribute-${id}`,
    definition: {
      key: `attribute-${id}`,
      type: 'dynamic',
      name: inLanguage(names, language),
      values: named(values.get(id) ?? [], language, (value) => `value-${value}`),
    },
  }));
}

/** The attributes that have a place in the owner's order. */
export function filteredAttributes({ attributes, filterPositions }: Reference) {
  return [...attributes.values()].filter(({ id }) => filterPositions.has(`attribute-${id}`));
}

type ValueRow = { id: number; position: number; names: Translated<string> };

function named(rows: readonly ValueRow[], language: Language, idOf: (id: number) => string): FacetDefinition['values'] {
  const values = rows.map(({ id, position, names }) => ({ id, position, name: inLanguage(names, language) }));
  return inValueOrder(values).map(({ id, name }, place) => ({ id: idOf(id), number: id, name, position: place + 1 }));
}

function ratings(language: Language): FacetDefinition {
  const text = translateInto(language);
  const values = allStars.map((stars, position) => ({
    id: `feedback-${stars}`,
    number: stars,
    name: text('facet.stars', { stars }),
    position,
  }));
  return { key: 'feedback', type: 'feedback', name: text('facet.rating'), values };
}

type Ordered = { id: number; position: number };

function inOrder<Row extends Ordered>(rows: Iterable<Row>): Row[] {
  return [...rows].sort((left, right) => left.position - right.position || left.id - right.id);
}
