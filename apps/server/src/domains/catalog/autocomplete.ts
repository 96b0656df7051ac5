import type { SalesPrice } from '@mise/contract/catalog/price.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type {
  ItemSearchAutocompleteBaseItem,
  ItemSearchAutocompleteItem,
  ItemSearchAutocompletePrice,
  ItemSearchAutocompleteResult,
} from '@mise/contract/catalog/search.ts';
import { categoryPath, productPath } from '@mise/rules/path-to.ts';
import type { Context } from '../../context.ts';
import type { CategoryNode } from './category-nodes.ts';
import { closedItemIdsOf, shownItemsOf } from './facet-index/current-index.ts';
import { listItems } from './list-items.ts';
import { loadListedProducts } from './load-listed-products.ts';
import type { PriceClass } from './price-view.ts';
import { referenceOf } from './reference.ts';
import { fold } from './search/fold.ts';
import { foundItems } from './search/found-items.ts';
import { shopWordsOf } from './search/shop-words.ts';
import { suggestTerms } from './search/suggest-terms.ts';

const maximumItems = 6;
const maximumCategories = 4;

/** What the search field offers while a term is typed (contract: getItemSearchAutocomplete). */
export async function autocomplete(
  context: Context,
  query: string,
  types: readonly ('category' | 'suggestion')[],
  customerClass: PriceClass,
): Promise<ItemSearchAutocompleteResult> {
  const { db, shop, language } = context;
  const found = await foundItems(context, query);
  const page = { page: 1, itemsPerPage: maximumItems };
  const list = await listItems(context, { within: [], ranked: found.itemIds }, page, customerClass);
  const products = await loadListedProducts(context, {
    itemIds: list.itemIds,
    products: 'small',
    customerClass,
    preferred: found.variationIds,
  });
  return {
    items: products.map(itemWire),
    total: list.total,
    categories: types.includes('category') ? await matchingCategories(context, query) : [],
    suggestions: types.includes('suggestion')
      ? (
          await suggestTerms(db, {
            query: found.correctedTerm ?? query,
            found,
            shopWords: await shopWordsOf(shop, language),
            asked: language,
            closedIds: await closedItemIdsOf(context),
          })
        ).map(({ term, documents }) => ({
          ...plain,
          label: term,
          url: `/search?${new URLSearchParams({ term })}`,
          count: documents,
        }))
      : [],
  };
}

const plain: ItemSearchAutocompleteBaseItem = {
  label: '',
  image: '',
  url: '',
  beforeLabel: '',
  afterLabel: '',
  count: 0,
  imageAlt: '',
};

function itemWire(product: Product): ItemSearchAutocompleteItem {
  const [image] = product.images.all;
  const { prices } = product;
  const price = prices?.specialOffer ?? prices?.default ?? null;
  const crossed = prices?.specialOffer ? prices.default : (prices?.rrp ?? null);
  const { urlPath, name1 } = product.texts;
  return {
    ...plain,
    label: name1,
    afterLabel: product.variation.number ?? '',
    image: image?.urlPreview ?? '',
    imageAlt: image && !Array.isArray(image.names) ? image.names.alternate : '',
    url: productPath({ urlPath, itemId: product.item.id, variationId: product.variation.id }),
    count: 1,
    price: price && withoutFigures(price),
    crossedPrice: crossed && withoutFigures(crossed),
  };
}

function withoutFigures({ data: _, ...price }: SalesPrice): ItemSearchAutocompletePrice {
  return price;
}

/** Categories of which a word begins as the query does, those with more items first. */
async function matchingCategories(context: Context, query: string): Promise<ItemSearchAutocompleteBaseItem[]> {
  const { language, shop } = context;
  const { categories } = await referenceOf(shop);
  const { itemCounts } = await shownItemsOf(context);
  const isMember = await context.visitor.isMember();
  const wanted = fold(query.trim());
  const isMatch = ({ texts, isClosed, isHidden, type }: CategoryNode) =>
    type === 'item' && !isHidden && (isMember || !isClosed) && ` ${fold(texts[language].name)}`.includes(` ${wanted}`);
  return [...categories.byId.values()]
    .filter(isMatch)
    .map((node) => {
      const above = node.chain.at(-2);
      return {
        ...plain,
        label: node.texts[language].name,
        beforeLabel: above?.texts[language].name ?? '',
        image: node.imageUrl ?? '',
        url: categoryPath(node.texts[language].path),
        count: itemCounts.get(node.id) ?? 0,
      };
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, maximumCategories);
}
