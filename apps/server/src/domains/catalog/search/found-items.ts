import type { Context } from '../../../context.ts';
import { endsAtOnce } from '../../../dependencies.ts';
import { type Entry, ofVersion } from '../per-version.ts';
import { type FoundItems, findItems } from './find-items.ts';
import { shopWordsOf } from './shop-words.ts';

/** Searches kept, and items found in all of them together: four bytes each. */
const keptSearches = 5000;
const keptItems = 5_000_000;

type Kept = Map<string, Entry<FoundItems>>;

/** By shop, so that several shops in one process (tests) keep apart; the search that was asked for longest ago stands first. */
const keptOf = new WeakMap<Context['shop'], Kept>();

/**
 * What a term finds, kept until a text changes: who pages through a result or filters it asks for the same again, and many
 * ask for the same few words. A search that took long is answered as it was while it is made anew.
 */
export async function foundItems({ shop, language, dependencies }: Context, term: string): Promise<FoundItems> {
  const kept = keptOf.get(shop) ?? new Map<string, Entry<FoundItems>>();
  keptOf.set(shop, kept);
  const key = `${language} ${term.trim().toLowerCase()}`;
  const entry = kept.get(key) ?? {};
  kept.delete(key);
  kept.set(key, entry);
  const words = await shopWordsOf(shop, language);
  const found = await ofVersion(shop, entry, (db) => findItems(db, words, term, language), {
    of: 'search',
    onStale: () => endsAtOnce(dependencies),
  });
  forgetOldest(kept);
  return found;
}

function forgetOldest(kept: Kept): void {
  let items = 0;
  for (const entry of kept.values()) items += entry.current?.value.itemIds.length ?? 0;
  for (const [key, entry] of kept) {
    if (kept.size <= keptSearches && items <= keptItems) return;
    kept.delete(key);
    items -= entry.current?.value.itemIds.length ?? 0;
  }
}
