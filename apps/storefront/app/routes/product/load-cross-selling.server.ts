import type { Page } from '#app/page/page-context.ts';
import { type CrossSelling, relations } from '#app/views/cross-selling.ts';
import { toProductCard } from '#app/views/product-card.ts';

const mostShown = 10;

/** Products that go with an item. The page stands without them: a list that fails is left out and logged. */
export async function loadCrossSelling({ client, locale, logError }: Page, itemId: number): Promise<CrossSelling[]> {
  const lists = await Promise.all(
    relations.map(async (relation): Promise<CrossSelling> => {
      try {
        const { data } = await client.getFacet({
          type: 'cross_selling',
          crossSellingRelation: relation,
          itemId,
          itemsPerPage: mostShown,
          products: 'small',
        });
        return { relation, cards: data.products.map((product) => toProductCard(product, locale)) };
      } catch (error) {
        logError(error);
        return { relation, cards: [] };
      }
    }),
  );
  return lists.filter(({ cards }) => cards.length > 0);
}
