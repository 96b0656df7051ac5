import type { ListedProducts } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type { Context } from '../../context.ts';
import { type ItemVariation, listedVariation } from './item-variations.ts';
import { knownItems } from './known-items.ts';
import { loadProducts } from './load-products.ts';
import type { PriceClass } from './price-view.ts';
import type { Detail } from './product-rows.ts';

type Listed = {
  itemIds: readonly number[];
  products: ListedProducts;
  customerClass: PriceClass;
  /** The variations of an item of which one is to be shown; none: any of them. */
  preferred?: ((itemId: number) => readonly number[]) | undefined;
  /** The values that the list is narrowed down to: a variation that has one of each is shown. */
  chosenValues?: readonly ReadonlySet<number>[];
};

/** One product per item, in the order of the ids. At most three queries however many items; one where all were shown before. */
export async function loadListedProducts(
  context: Context,
  { itemIds, products: form, customerClass, preferred = () => [], chosenValues = [] }: Listed,
): Promise<Product[]> {
  if (itemIds.length === 0) return [];
  const variations = await knownItems(context, itemIds);
  const variationIds = itemIds.flatMap((itemId) => {
    const all = variations.get(itemId) ?? [];
    return listedVariation(fittingVariations(all, chosenValues), preferred(itemId))?.id ?? [];
  });
  const detail = detailOf(form);
  const products = await loadProducts(context, { variationIds, detail, customerClass, variations });
  return variationIds.flatMap((id) => products.get(id) ?? []);
}

/** Those that have what was chosen; all of them where a change of the catalogue left none. */
function fittingVariations(
  variations: readonly ItemVariation[],
  chosenValues: readonly ReadonlySet<number>[],
): readonly ItemVariation[] {
  if (chosenValues.length === 0) return variations;
  const fitting = variations.filter(
    ({ isVisible, valueIds }) =>
      isVisible && chosenValues.every((values) => valueIds.some((valueId) => values.has(valueId))),
  );
  return fitting.length > 0 ? fitting : variations;
}

export function detailOf(products: ListedProducts): Detail {
  return products === 'small' ? 'card' : 'listed';
}
