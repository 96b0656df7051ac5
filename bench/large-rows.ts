import type { OperationName } from '@mise/contract/client.ts';
import { leaves } from '@mise/demo/catalog/large/categories.ts';
import { kinds } from '@mise/demo/catalog/large/kinds.ts';
import { characters, ranges, seriesParts, uses } from '@mise/demo/catalog/large/words.ts';
import { operationPath } from '../scripts/test/trial-visitor.ts';
import type { Row } from './rows.ts';

const page = { itemsPerPage: 20, products: 'small' };
const filters = ['5201', '5203,5402', 'feedback-4', 'availability-1', '5201,5401,5701'];
const middles = [...new Set(leaves.flatMap(({ parentIds }) => parentIds))];

/** Words of thousands of items, and the names of series, of which each stands in a few. */
const common = wordsOf(
  [...kinds.map(({ plural }) => plural), ...ranges.map(({ name }) => name), ...characters, ...uses].map(({ de }) => de),
);
const series = combine(seriesParts.map((part) => [...part]));

/** Lists and searches at 100,000 items. Each request of a row asks for what none before it asked for, as far as there are so many. */
export const largeRows: Row[] = [
  row('list: leaf', 'getFacet', (index) => ({ ...page, categoryId: at(leaves, index).id })),
  row('list: middle', 'getFacet', (index) => ({ ...page, categoryId: at(middles, index) })),
  row('list: whole', 'getFacet', () => ({ ...page, type: 'all' })),
  row('list: filtered', 'getFacet', (index) => ({ ...page, type: 'all', facets: at(filters, index) })),
  row('list: by price', 'getFacet', (index) => ({ ...page, type: 'all', priceMin: '5', priceMax: String(20 + index) })),
  row('search: common words', 'getSearch', (index) => ({ ...page, term: at(common, index) })),
  row('search: two words', 'getSearch', (index) => ({
    ...page,
    term: `${at(common, index)} ${at(common, 7 * index + 3)}`,
  })),
  row('search: series', 'getSearch', (index) => ({ ...page, term: seriesAt(index) })),
  row('search: typing errors', 'getSearch', (index) => ({ ...page, term: mistyped(seriesAt(index)) })),
  row('search: nothing has all', 'getSearch', (index) => ({
    ...page,
    term: [index, 3 * index + 1, 5 * index + 2].map(seriesAt).join(' '),
  })),
  row('suggestions: two letters', 'getItemSearchAutocomplete', (index) => ({ query: seriesAt(index).slice(0, 2) })),
  row('suggestions: three letters', 'getItemSearchAutocomplete', (index) => ({ query: seriesAt(index).slice(0, 3) })),
  row('suggestions: five letters', 'getItemSearchAutocomplete', (index) => ({ query: seriesAt(index).slice(0, 5) })),
];

function row(name: string, operation: OperationName, inputAt: (index: number) => unknown): Row {
  let index = 0;
  const next = () => ({
    method: 'POST' as const,
    path: operationPath(operation),
    headers: { 'content-type': 'application/json', locale: 'de' },
    body: JSON.stringify([inputAt(index++)]),
  });
  return { name, prepare: async () => ({ next }) };
}

function at<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

/** Far from the one before it. */
function seriesAt(index: number): string {
  return at(series, index * 7919);
}

function mistyped(word: string): string {
  return word.slice(0, 3) + word.slice(4);
}

function wordsOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []))];
}

function combine([parts = [], ...others]: string[][]): string[] {
  if (others.length === 0) return parts;
  const endings = combine(others);
  return parts.flatMap((part) => endings.map((ending) => part + ending));
}
