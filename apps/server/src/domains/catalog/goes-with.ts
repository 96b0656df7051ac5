import type { ListedProducts } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import { and, count, desc, inArray, notInArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listItems } from './list-items.ts';
import { loadListedProducts } from './load-listed-products.ts';
import type { PriceClass } from './price-view.ts';
import { crossSelling } from './tables/items.ts';

type Wanted = { itemIds: readonly number[]; most: number; products: ListedProducts; customerClass: PriceClass };

/** What is used with the items and is none of them: first what goes with most of them. */
export async function goesWith(
  context: Context,
  { itemIds, most, products, customerClass }: Wanted,
): Promise<Product[]> {
  if (itemIds.length === 0) return [];
  const links = await context.db
    .select({ itemId: crossSelling.crossItemId })
    .from(crossSelling)
    .where(
      and(
        inArray(crossSelling.itemId, [...itemIds]),
        notInArray(crossSelling.crossItemId, [...itemIds]),
        inArray(crossSelling.relation, ['Accessory', 'Bundle']),
      ),
    )
    .groupBy(crossSelling.crossItemId)
    .orderBy(desc(count()), crossSelling.crossItemId);
  const ranked = links.map(({ itemId }) => itemId);
  const list = await listItems(context, { within: [], ranked }, { page: 1, itemsPerPage: most }, customerClass);
  return loadListedProducts(context, { itemIds: list.itemIds, products, customerClass });
}
