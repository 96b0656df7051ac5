import type { Context } from '../../../context.ts';
import { perVersion } from '../per-version.ts';
import { type FoundItems, findItems } from './find-items.ts';

/** Searches kept; a broad one in a large shop is some 100 KB. */
const keptSearches = 200;

/**
 * What a term finds, kept until the catalogue changes: who pages through a result or filters it asks for the same again,
 * and many ask for the same few words. The search that was asked for longest ago goes first.
 */
export async function foundItems({ shop, db, language }: Context, term: string): Promise<FoundItems> {
  const kept = await perVersion(shop, 'searches', async () => new Map<string, Promise<FoundItems>>());
  const key = `${language} ${term.trim().toLowerCase()}`;
  const found = kept.get(key) ?? findItems(db, term, language);
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > keptSearches && oldest !== undefined) kept.delete(oldest);
  return found;
}
