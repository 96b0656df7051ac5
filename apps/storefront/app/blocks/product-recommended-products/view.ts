import { isApiError } from '@mise/contract/api-error.ts';
import type { BlockOf } from '@mise/contract/content/block-kind.ts';
import type { productRecommendedProducts } from '@mise/contract/content/blocks/product-recommended-products.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { type ProductCard, toProductCard } from '#app/views/product-card.ts';
import type { ViewContext } from '../block-view.ts';
import { type TextView, toText } from '../text-view.ts';

const productsInGallery = 10;

/** The first products of a category, and where the rest of them is. */
export type View = { text: TextView; cards: ProductCard[]; moreHref: string | null };

type Kind = typeof productRecommendedProducts;

export async function toView({ content }: BlockOf<Kind>, { client, locale }: ViewContext): Promise<View | null> {
  const { categoryId = '' } = content;
  if (categoryId === '') return null;
  const answer = await client
    .getFacet({ categoryId, itemsPerPage: productsInGallery, products: 'small' })
    .catch(refuseNothing);
  if (!answer || answer.data.products.length === 0) return null;
  const url = answer.data.breadcrumbs.at(-1)?.url;
  return {
    text: toText(content.text, locale),
    cards: answer.data.products.map((product) => toProductCard(product, locale)),
    moreHref: url ? pathTo.category(locale, url) : null,
  };
}

/** A gallery of a category that is gone, or closed since, must not take the page with it. */
function refuseNothing(error: unknown): null {
  if (isApiError(error, 'categoryNotFound') || isApiError(error, 'login.required')) return null;
  throw error;
}
