import type { Product } from '@mise/contract/catalog/product.ts';
import { perLanguage } from '@mise/rules/languages.ts';
import { rememberedOf } from '@mise/rules/remembered-of.ts';
import type { Locale } from '../page/locale.ts';
import { type CardFacts, toCardFacts } from './card-facts.ts';
import { keepFigures } from './keep-figures.ts';
import { softHyphens } from './soft-hyphens.ts';

/** What a list shows of a product: enough to decide, and not more. */
export type ProductCard = CardFacts & {
  /** With soft hyphens in long words. */
  name: string;
};

/** Made once of a product of an answer that is kept for pages. */
export function toProductCard(product: Product, locale: Locale): ProductCard {
  return cardOf[locale](product);
}

const cardOf = perLanguage((locale) =>
  rememberedOf(
    (product: Product): ProductCard => ({
      ...toCardFacts(product, locale),
      name: keepFigures(softHyphens(product.texts.name1, locale)),
    }),
  ),
);
