import type { Product } from '@mise/contract/catalog/product.ts';
import { wishlistEntriesPerPage } from '@mise/contract/limits.ts';
import type { WishlistMeta } from '@mise/contract/wishlist/wishlist.ts';
import { inLine } from '@mise/rules/in-line.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import type { Locale } from '../page/locale.ts';
import type { Purchase } from './card-facts.ts';
import { keepFigures } from './keep-figures.ts';
import { type ProductCard, toProductCard } from './product-card.ts';

/** A page of a wishlist. */
export type WishlistView = {
  cards: ProductCard[];
  /** For sale no more. `name` is '' where the article may not be shown either. */
  gone: { variationId: number; name: string }[];
  page: number;
  lastPage: number;
  /** Entries of all pages, and the places of those of this one among them. */
  range: { first: number; last: number; total: number };
};

/** A page of the wishlist of a visitor, the newest first. */
export function toWishlist(
  products: readonly Product[],
  { inactiveVariationIds, page, lastPage, total }: WishlistMeta,
  locale: Locale,
): WishlistView {
  const inactive = new Map(inactiveVariationIds.map((id) => [id, '']));
  for (const product of products) {
    const { id } = product.variation;
    if (inactive.has(id)) inactive.set(id, fullName(product, product.texts.name1));
  }
  return {
    cards: products
      .filter(({ variation }) => !inactive.has(variation.id))
      .map((product) => toWishlistCard(product, locale)),
    gone: [...inactive].map(([variationId, name]) => ({ variationId, name: keepFigures(name) })),
    page,
    lastPage,
    range: {
      first: (page - 1) * wishlistEntriesPerPage + 1,
      last: Math.min(page * wishlistEntriesPerPage, total),
      total,
    },
  };
}

/** A card that names its variation: nothing is left to choose, and the quantity begins with the smallest. */
function toWishlistCard(product: Product, locale: Locale): ProductCard {
  const card = toProductCard(product, locale);
  return { ...card, name: fullName(product, card.name), purchase: withoutChoice(card.purchase, product) };
}

function withoutChoice(purchase: Purchase, { variation }: Product): Purchase {
  const isVariationLeft = purchase.kind === 'choose' && purchase.what === 'variations';
  if (purchase.kind !== 'add' && !isVariationLeft) return purchase;
  return { kind: 'add', rule: quantityRange(variation, variation.stock ?? null) };
}

function fullName({ variation }: Product, name: string): string {
  return variation.name ? `${name}, ${inLine(variation.name)}` : name;
}
