import type { SearchMeta } from '@mise/contract/catalog/search.ts';
import { categoryPath } from '@mise/rules/path-to.ts';
import type { Context } from '../../../context.ts';
import type { CategoryNode } from '../category-nodes.ts';
import { countOf, filledWords, itemSetOf } from '../facet-index/item-set.ts';
import { referenceOf } from '../reference.ts';
import { evaluate } from './evaluate.ts';
import { openSearch } from './find-items.ts';
import { parseTerm } from './query.ts';
import { searchLanguageOf } from './search-languages.ts';

const mostCategories = 4;

/** The best of what the words find: what only mentions them stands in any category. */
const itemsLookedAt = 100;

/** The lowest categories in which most of the items stand that have any of some words. */
export async function nearestCategories(
  context: Context,
  terms: readonly string[],
): Promise<SearchMeta['nearestCategories']> {
  if (terms.length === 0) return [];
  const place = await openSearch(context, searchLanguageOf(context.language));
  const matches = await evaluate(
    place,
    terms.flatMap((term) => parseTerm(term, place.language, { isWhole: true }).ways),
  );
  if (!matches) return [];
  const items = itemSetOf(place.index.size, matches.ranking.best({ count: itemsLookedAt }));
  const words = filledWords(items);
  const { categories } = await referenceOf(context.shop);
  const isMember = await context.visitor.isMember();
  const isShown = ({ type, isHidden, isClosed, children }: CategoryNode) =>
    type === 'item' && children.length === 0 && !isHidden && (isMember || !isClosed);
  return [...categories.byId.values()]
    .filter(isShown)
    .map((node) => {
      const set = place.index.byCategory.get(node.id);
      return { node, count: set ? countOf(set, items, words) : 0 };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostCategories)
    .map(({ node: { id, texts } }) => {
      const { name, path } = texts[context.language];
      return { id, name, url: categoryPath(path) };
    });
}
