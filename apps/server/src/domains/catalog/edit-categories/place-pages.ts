import { languages } from '@mise/rules/languages.ts';
import { chainOf, type Site, textOf } from './site.ts';

/** Gives every page the level and the paths that follow from its place and from the slugs above it. */
export function placePages(site: Site): void {
  for (const page of site.pages.values()) {
    const chain = chainOf(site, page.id);
    if (!chain) throw new Error(`page ${page.id} stands below itself`);
    page.level = chain.length;
    for (const language of languages) {
      const own = site.texts.get(page.id)?.[language];
      if (own) own.path = chain.map((id) => textOf(site, id, language)?.slug ?? '').join('/');
    }
  }
}
