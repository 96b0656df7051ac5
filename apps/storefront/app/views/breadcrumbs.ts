import type { CategoryBreadcrumb } from '@mise/contract/catalog/category.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Locale } from '../page/locale.ts';

export type Crumb = { label: string; href: string };

/** From the home page to the page itself, each with its address. */
export function toCrumbs(breadcrumbs: readonly CategoryBreadcrumb[], home: string, locale: Locale): Crumb[] {
  return [
    { label: home, href: pathTo.home(locale) },
    ...breadcrumbs.map(({ name, url }) => ({ label: name, href: pathTo.category(locale, url) })),
  ];
}
