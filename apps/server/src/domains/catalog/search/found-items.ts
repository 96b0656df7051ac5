import type { Context } from '../../../context.ts';
import { endsAtOnce } from '../../../dependencies.ts';
import { type Entry, ofVersion } from '../per-version.ts';
import { type FoundItems, findItems } from './find-items.ts';
import { shopWordsOf } from './shop-words.ts';

/** Searches that are cached, and items found in all of them together: four bytes each. */
const mostSearches = 5000;
const mostItems = 5_000_000;

type Searches = Map<string, Entry<FoundItems>>;

/** By shop: tests run several in one process. The search that was asked for longest ago comes first. */
const searchesOf = new WeakMap<Context['shop'], Searches>();

/**
 * What a term finds, cached until a text changes: whoever pages through a result or filters it asks for the same again, and many
 * ask for the same few words. A search that took long is answered as before while it runs again.
 */
export async function foundItems({ shop, language, dependencies }: Context, term: string): Promise<FoundItems> {
  const searches = searchesOf.get(shop) ?? new Map<string, Entry<FoundItems>>();
  searchesOf.set(shop, searches);
  const key = `${language} ${term.trim().toLowerCase()}`;
  const entry = searches.get(key) ?? {};
  searches.delete(key);
  searches.set(key, entry);
  const words = await shopWordsOf(shop, language);
  const found = await ofVersion(shop, entry, (db) => findItems(db, words, term, language), {
    of: 'search',
    onStale: () => endsAtOnce(dependencies),
  });
  forgetOldest(searches);
  return found;
}

function forgetOldest(searches: Searches): void {
  let items = 0;
  for (const entry of searches.values()) items += entry.current?.value.itemIds.length ?? 0;
  for (const [key, entry] of searches) {
    if (searches.size <= mostSearches && items <= mostItems) return;
    searches.delete(key);
    items -= entry.current?.value.itemIds.length ?? 0;
  }
}
