import type { Product } from '@mise/contract/catalog/product.ts';
import type { Output } from '@mise/contract/client.ts';
import type { Locale } from '../page/locale.ts';
import { withQuantity } from './card-facts.ts';
import { type ProductCard, toProductCard } from './product-card.ts';

type Line = Output<'getLastOrdered'>[number];

/** `lines`: what of it can be added at once, in the quantities of the order; `goneCount`: how many articles are shown no more. */
export type LastOrdered = {
  cards: ProductCard[];
  lines: { variationId: number; quantity: number }[];
  goneCount: number;
};

/** Cards of what was ordered, in its order: of the very variations, with the quantities of then. */
export function toLastOrdered(
  { lines, products }: { lines: readonly Line[]; products: readonly Product[] },
  locale: Locale,
): LastOrdered {
  const found = lines.flatMap((line) => {
    const product = products.find(({ variation }) => variation.id === line.variationId);
    if (!product) return [];
    const card = toProductCard(product, locale);
    return { line, card: { ...card, purchase: withQuantity(card.purchase, product, line.quantity) } };
  });
  return {
    cards: found.map(({ card }) => card),
    lines: found.flatMap(({ line: { variationId, quantity }, card }) =>
      card.purchase.kind === 'add' ? { variationId, quantity } : [],
    ),
    goneCount: lines.length - found.length,
  };
}
