import type { CategoryData, CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import { create } from 'zustand';
import { pieceSize } from '../controls/near-end.ts';
import { currentHost } from '../host.ts';
import { readShopPages } from '../pickers/use-shop-pages.ts';
import { dropPageSettings, loadPageSettings } from '../store/load.ts';
import { pageSettingsOf } from './page-settings.ts';

/** A list of pages that is read piece by piece: all of a type that stand at the top, or those below one. */
export type PageListKey = 'content' | 'item' | number;

export type PageList = {
  ids: number[];
  /** Pieces that are there. */
  pages: number;
  total: number;
  isLast: boolean;
  isLoading: boolean;
  /** Why the next piece is not there. */
  failure: unknown;
};

type PageEntries = {
  /** Every page that was read, as the shop has it. */
  entries: Record<number, CategoryEntry>;
  lists: Partial<Record<PageListKey, PageList>>;
};

/** The pages of the shop as far as somebody looked at them. */
export const usePageEntries = create<PageEntries>(() => ({ entries: {}, lists: {} }));

/** Counts how often all lists were read again: what was asked for before tells of pages as they were. */
let readings = 0;

const emptyList: PageList = { ids: [], pages: 0, total: 0, isLast: false, isLoading: false, failure: null };

/** Reads the next piece of a list, 30 pages; nothing while one is on its way or where there is none. */
export async function loadMore(key: PageListKey): Promise<void> {
  const list = usePageEntries.getState().lists[key] ?? emptyList;
  if (list.isLoading || list.isLast) return;
  setList(key, { ...list, isLoading: true, failure: null });
  const reading = readings;
  try {
    const data = await askForPiece(key, list.pages + 1);
    if (reading !== readings) return;
    takeEntries(data.entries);
    const ids = [...new Set([...list.ids, ...data.entries.map(({ id }) => id)])];
    setList(key, {
      ids,
      pages: data.page,
      total: data.totalsCount,
      isLast: data.isLastPage,
      isLoading: false,
      failure: null,
    });
  } catch (failure) {
    if (reading === readings) setList(key, { ...list, isLoading: false, failure });
  }
}

/** One page, where no list brought it. */
export async function loadPage(id: number): Promise<void> {
  if (usePageEntries.getState().entries[id]) return;
  const { data } = await currentHost().client.getCategoryById({ categoryId: id, with: 'details,clients' });
  takeEntries(data.entries);
}

/**
 * Reads every list again that was open, as far as it was read: pages came, went or moved. What is shown stays until then, also where that fails. `added`: a page
 * that is read on to, in the list where it stands.
 */
export async function reloadLists(added?: CategoryEntry): Promise<void> {
  void readShopPages();
  readings++;
  const keys = Object.keys(usePageEntries.getState().lists).map((key) => (Number(key) ? Number(key) : key));
  await Promise.all((keys as PageListKey[]).map((key) => readAgain(key, added)));
}

async function readAgain(key: PageListKey, added: CategoryEntry | undefined): Promise<void> {
  const list = usePageEntries.getState().lists[key] ?? emptyList;
  setList(key, { ...list, isLoading: true, failure: null });
  const reading = readings;
  const wanted = added && (added.parentCategoryId ?? added.type) === key ? added.id : null;
  const ids = new Set<number>();
  try {
    for (let pages = 1; ; pages++) {
      const { entries, totalsCount: total, isLastPage: isLast } = await askForPiece(key, pages);
      if (reading !== readings) return;
      takeEntries(entries);
      for (const { id } of entries) ids.add(id);
      const isEnough = pages >= list.pages && (wanted === null || ids.has(wanted));
      if (!isEnough && !isLast) continue;
      return setList(key, { ids: [...ids], pages, total, isLast, isLoading: false, failure: null });
    }
  } catch (failure) {
    if (reading === readings) setList(key, { ...list, pages: 0, isLast: false, isLoading: false, failure });
  }
}

/** What the shop answers of pages: shown in the lists, and what their settings are edited from. */
export function takeEntries(entries: readonly CategoryEntry[]): void {
  const byId = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  usePageEntries.setState((state) => ({ entries: { ...state.entries, ...byId } }));
  loadPageSettings(Object.fromEntries(entries.map((entry) => [entry.id, pageSettingsOf(entry)])));
}

async function askForPiece(key: PageListKey, page: number): Promise<CategoryData> {
  const { client } = currentHost();
  const piece = { page, itemsPerPage: pieceSize, with: 'details,clients' };
  if (typeof key === 'number') return (await client.getChildCategories({ parentCategoryId: key, ...piece })).data;
  return (await client.getCategoriesSearch({ level: 1, type: key, sortBy: 'position_asc', ...piece })).data;
}

function setList(key: PageListKey, list: PageList): void {
  usePageEntries.setState(({ lists }) => ({ lists: { ...lists, [key]: list } }));
}

/** Pages that are there no more. */
export function forgetPages(ids: readonly number[]): void {
  const isThere = ([id]: [string, unknown]) => !ids.includes(Number(id));
  usePageEntries.setState(({ entries }) => ({ entries: Object.fromEntries(Object.entries(entries).filter(isThere)) }));
  dropPageSettings(ids);
}

/** What a page is called, as far as it was read. */
export function pageName(id: number): string {
  return usePageEntries.getState().entries[id]?.details[0]?.name ?? '';
}
