import type { I18n } from '@lingui/core';
import type { Product } from '@mise/contract/catalog/product.ts';
import { formatPieces } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { packText } from '@mise/rules/pack-text.ts';
import type { Locale } from '../page/locale.ts';
import { type ProductCard, toProductCard } from './product-card.ts';
import { roundRating } from './rating.ts';
import { softHyphens } from './soft-hyphens.ts';

/** Articles side by side: a column each, and a row for whatever at least one of them says of itself. */
export type Comparison = { cards: ProductCard[]; rows: ComparedRow[] };

/** `values`: one a column, '' where the article says nothing. */
export type ComparedRow = { name: string; values: string[]; isDifferent: boolean };

type Named = [name: string, value: string];

export function toComparison(
  products: readonly Product[],
  { i18n, locale }: { i18n: I18n; locale: Locale },
): Comparison {
  const cards = products.map((product) => toProductCard(product, locale));
  const columns = products.map((product, index) => firstOfEach(factsOf(product, cards[index], { i18n, locale })));
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  const rows = [...names].map((name): ComparedRow => {
    const values = columns.map((column) => column.get(name) ?? '');
    return { name: softHyphens(name, locale), values, isDifferent: new Set(values).size > 1 };
  });
  return { cards, rows: rows.filter(({ values }) => values.some((value) => value !== '')) };
}

function firstOfEach(facts: readonly Named[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const [name, value] of facts) if (!first.has(name)) first.set(name, value);
  return first;
}

/** What one has for the price: a pack with what it holds, or a number of pieces. */
function toContentText(pack: Pack, i18n: I18n, locale: Locale): string {
  return pack.name ? packText(pack, (id, values) => i18n._(id, values), locale) : formatPieces(1, pack, locale);
}

/** In the order in which a buyer asks; what two sources call the same is said by the first of them. */
function factsOf(
  product: Product,
  card: ProductCard | undefined,
  { i18n, locale }: { i18n: I18n; locale: Locale },
): Named[] {
  const { item, variation, groupedAttributes = [], variationProperties = [] } = product;
  const rating = card?.rating;
  const millimeters = [variation.lengthMM, variation.widthMM, variation.heightMM].map((size) => size ?? 0);
  const grams = variation.weightG ?? 0;
  const facts: Named[] = [
    ...groupedAttributes.map(({ name, value }): Named => [name, value]),
    [i18n._('compare.pack'), card ? toContentText(card.pack, i18n, locale) : ''],
    [i18n._('compare.availability'), card ? (card.stock?.text ?? i18n._('card.soldOut')) : ''],
    [i18n._('compare.manufacturer'), [item.manufacturer].flat()[0]?.externalName ?? ''],
    [
      i18n._('compare.size'),
      millimeters.some((size) => size > 0) ? `${millimeters.map((size) => i18n.number(size)).join(' × ')} mm` : '',
    ],
    [i18n._('compare.weight'), grams > 0 ? i18n._('compare.kilograms', { weight: grams / 1000 }) : ''],
    ...variationProperties.flatMap(({ properties }) =>
      properties.map(({ names, values }): Named => [names.name, values.value]),
    ),
    [
      i18n._('compare.rating'),
      rating ? i18n._('compare.stars', { average: roundRating(rating.average, 'tenth'), count: rating.count }) : '',
    ],
  ];
  return facts;
}
