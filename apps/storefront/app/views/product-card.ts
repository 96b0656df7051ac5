import type { Product } from '@mise/contract/catalog/product.ts';
import type { Locale } from '../page/locale.ts';
import { type CardFacts, toCardFacts } from './card-facts.ts';
import { keepFigures } from './keep-figures.ts';
import { softHyphens } from './soft-hyphens.ts';

/** What a list shows of a product: enough to decide, and not more. */
export type ProductCard = CardFacts & {
  /** With soft hyphens in long words. */
  name: string;
};

export function toProductCard(product: Product, locale: Locale): ProductCard {
  return { ...toCardFacts(product, locale), name: keepFigures(softHyphens(product.texts.name1, locale)) };
}
