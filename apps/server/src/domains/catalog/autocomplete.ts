import type { SalesPrice } from '@mise/contract/catalog/price.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type {
  ItemSearchAutocompleteBaseItem,
  ItemSearchAutocompleteItem,
  ItemSearchAutocompletePrice,
  ItemSearchAutocompleteResult,
} from '@mise/contract/catalog/search.ts';
import type { Language } from '@mise/rules/languages.ts';
import { categoryPath, productPath } from '@mise/rules/path-to.ts';
import type { Context } from '../../context.ts';
import type { CategoryNode } from './category-nodes.ts';
import { shownItemsOf } from './facet-index/current-index.ts';
import { loadListedProducts } from './load-listed-products.ts';
import type { PriceClass } from './price-view.ts';
import { referenceOf } from './reference.ts';
import { type FoundItems, findItems, openSearch } from './search/find-items.ts';
import { fold } from './search/fold.ts';
import { searchLanguageOf } from './search/search-languages.ts';
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
  const found = await findItems(context, query);
  const best = found.ranking.best({ count: maximumItems });
  const itemIds = Array.from(best, (ordinal) => found.index.itemIds[ordinal] ?? 0);
  // What is suggested is taken out of them.
  const products = await loadListedProducts(
    { ...context, isSentOn: false },
    {
      itemIds,
      products: 'small',
      customerClass,
      preferred: found.meantVariations,
    },
  );
  return {
    items: products.map(itemWire),
    total: found.ranking.size,
    categories: types.includes('category') ? await matchingCategories(context, query) : [],
    suggestions: types.includes('suggestion') ? await matchingTerms(context, found, query) : [],
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
  const { prices, energyLabel } = product;
  const price = prices?.specialOffer ?? prices?.default ?? null;
  const crossed = prices?.specialOffer ? prices.default : (prices?.rrp ?? null);
  const { urlPath, name1 } = product.texts;
  return {
    ...plain,
    label: name1,
    beforeLabel: product.variation.name,
    afterLabel: product.variation.number ?? '',
    pack: { content: product.unit.content, unit: product.unit.names.name },
    image: image?.urlPreview ?? '',
    imageAlt: image && !Array.isArray(image.names) ? image.names.alternate : '',
    url: productPath({ urlPath, itemId: product.item.id, variationId: product.variation.id }),
    count: 1,
    price: price && withoutFigures(price),
    crossedPrice: crossed && withoutFigures(crossed),
    ...(energyLabel && {
      energyRating: { efficiencyClass: energyLabel.efficiencyClass, best: energyLabel.best, worst: energyLabel.worst },
    }),
  };
}

function withoutFigures({ data: _, ...price }: SalesPrice): ItemSearchAutocompletePrice {
  return price;
}

async function matchingTerms(
  context: Context,
  found: FoundItems,
  query: string,
): Promise<ItemSearchAutocompleteBaseItem[]> {
  const place = await openSearch(context, searchLanguageOf(context.language));
  const terms = await suggestTerms(place, { query: found.correctedTerm ?? query, found });
  return terms.map(({ term, items }) => ({
    ...plain,
    label: term,
    url: `/search?${new URLSearchParams({ term })}`,
    count: items,
  }));
}

/** Categories of which a word begins as the query does, those with more items first. */
async function matchingCategories(context: Context, query: string): Promise<ItemSearchAutocompleteBaseItem[]> {
  const { language, shop } = context;
  const { categories } = await referenceOf(shop);
  const { itemCounts } = await shownItemsOf(context);
  const isMember = await context.visitor.isMember();
  const wanted = fold(query.trim());
  const isMatch = (node: CategoryNode) =>
    node.type === 'item' &&
    !node.isHidden &&
    (isMember || !node.isClosed) &&
    foldedName(node, language).includes(` ${wanted}`);
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

/** Nodes are replaced and never changed. */
const foldedNames = new WeakMap<CategoryNode, Map<Language, string>>();

/** A space before it, so that a word of it begins as a term does where the term stands behind a space. */
function foldedName(node: CategoryNode, language: Language): string {
  const names = foldedNames.get(node) ?? new Map<Language, string>();
  foldedNames.set(node, names);
  const known = names.get(language) ?? ` ${fold(node.texts[language].name)}`;
  names.set(language, known);
  return known;
}
