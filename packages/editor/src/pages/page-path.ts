import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import type { Language } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { useHost } from '../host.ts';
import { usePageEntries } from './page-entries.ts';

/** The path of a page as the shop has it, with its language. */
export function pagePath(entry: CategoryEntry, language: Language): string {
  return pathTo.category(language, entry.details[0]?.previewUrl ?? '');
}

export function usePagePath(id: number): string {
  const { language } = useHost();
  const entry = usePageEntries(({ entries }) => entries[id]);
  return entry ? pagePath(entry, language) : pathTo.home(language);
}
