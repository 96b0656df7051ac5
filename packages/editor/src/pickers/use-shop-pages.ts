import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import type { Language } from '@mise/rules/languages.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { currentHost, useHost } from '../host.ts';
import { type ShopPage, toShopPages } from './shop-pages.ts';

type ShopPages = {
  /** null as long as they are not there. */
  pages: ShopPage[] | null;
  /** Why they are not. */
  failure: unknown;
};

type Known = ShopPages & { language: Language | null };

const useKnown = create<Known>(() => ({ pages: null, failure: null, language: null }));

/** Pages asked for at a time: as many as the shop answers. */
const pieceSize = 100;

let reading: AbortController | null = null;

/** All pages of the shop in the language that is edited, those that are switched off too. Whoever shows them asks anew. */
export function useShopPages(): ShopPages & { retry: () => void } {
  const { language } = useHost();
  const known = useKnown();

  // biome-ignore lint/correctness/useExhaustiveDependencies: names are those of a language
  useEffect(() => void readShopPages(), [language]);

  const { pages, failure } = known.language === language ? known : { pages: null, failure: null };
  return { pages, failure, retry: readShopPages };
}

/** Reads them again: some came, went or are called otherwise. Until they are there those that were known are shown. */
export async function readShopPages(): Promise<void> {
  const { language } = currentHost();
  reading?.abort();
  const call = new AbortController();
  reading = call;
  useKnown.setState({ failure: null });
  try {
    const pages = toShopPages(await readEntries(call.signal));
    if (!call.signal.aborted) useKnown.setState({ pages, language });
  } catch (failure) {
    if (!call.signal.aborted) useKnown.setState({ failure, language, pages: null });
  }
}

async function readEntries(signal: AbortSignal): Promise<CategoryEntry[]> {
  const entries: CategoryEntry[] = [];
  for (let page = 1; ; page++) {
    const criteria = { page, itemsPerPage: pieceSize, sortBy: 'position_asc' as const };
    const { data } = await currentHost().client.getCategoriesSearch(criteria, { signal });
    entries.push(...data.entries);
    if (data.isLastPage || signal.aborted) return entries;
  }
}
