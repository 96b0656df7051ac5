import type { SharedCart } from '@mise/contract/cart/shared-cart.ts';
import type { Locale } from '../page/locale.ts';
import { type LineProduct, toLineProduct } from './cart.ts';
import type { LineProperty } from './line-property.ts';
import { longDay } from './moment-text.ts';

export type SharedCartView = {
  lines: SharedLine[];
  /** How many lines of it nobody can buy any more, or not whoever looks. */
  gone: number;
  /** The last day of the link, written out. */
  until: string;
};

export type SharedLine = Pick<LineProduct, 'name' | 'href' | 'picture' | 'articleNumber' | 'attributes' | 'pack'> & {
  variationId: number;
  quantity: number;
  properties: LineProperty[];
  /** What has to be said of it on the page of the product: it was typed or handed in, and is not shared. */
  missing: string[];
};

/** A shared cart as its page shows it: what and how much, nobody's prices. */
export function toSharedCartView({ lines, validUntil }: SharedCart, locale: Locale): SharedCartView {
  const shown = lines.flatMap((line) => toSharedLine(line, locale));
  return { lines: shown, gone: lines.length - shown.length, until: longDay(validUntil, locale) };
}

function toSharedLine(
  { variationId, quantity, variation, answers, missing }: SharedCart['lines'][number],
  locale: Locale,
): SharedLine[] {
  if (!variation) return [];
  const { name, href, picture, articleNumber, attributes, pack } = toLineProduct(variation, locale);
  const properties = answers.map((answer) => ({ ...answer, surcharge: '', href: '', excludesReturn: false }));
  return [{ variationId, quantity, name, href, picture, articleNumber, attributes, pack, properties, missing }];
}
