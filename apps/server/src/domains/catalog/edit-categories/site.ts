import { inLanguage, type Language, languages } from '@mise/rules/languages.ts';
import { getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { category, categoryText } from '../tables/categories.ts';

const { shortDescription, description, description2, ...textColumns } = getTableColumns(categoryText);

export type PageRow = typeof category.$inferSelect;
/** The words of a page in one language, without the long ones, which nothing here changes. */
export type PageText = Omit<typeof categoryText.$inferSelect, 'shortDescription' | 'description' | 'description2'>;

/** All pages as they are stored, to be changed and stored again (store-site.ts): settings of one move those below it. */
export type Site = {
  pages: Map<number, PageRow>;
  texts: Map<number, Partial<Record<Language, PageText>>>;
};

export async function readSite(db: Queryable): Promise<Site> {
  const pages = await db.select().from(category);
  const texts: Site['texts'] = new Map(pages.map(({ id }) => [id, {}]));
  for (const row of await db.select(textColumns).from(categoryText)) {
    const own = texts.get(row.categoryId);
    if (own) own[row.language] = row;
  }
  return { pages: new Map(pages.map((page) => [page.id, page])), texts };
}

/** The words that count in a language: those of the page, or those that stand in for them. */
export function textOf({ texts }: Site, id: number, language: Language): PageText | undefined {
  return inLanguage(texts.get(id), language);
}

/** A page and all below it, itself first. */
export function withAllBelow({ pages }: Pick<Site, 'pages'>, id: number): number[] {
  const children = [...pages.values()].filter(({ parentId }) => parentId === id);
  return [id, ...children.flatMap((child) => withAllBelow({ pages }, child.id))];
}

/** From the root down to the page, itself included; null where it goes in a circle. */
export function chainOf({ pages }: Pick<Site, 'pages'>, id: number): number[] | null {
  const chain: number[] = [];
  for (let next: number | null = id; next !== null; next = pages.get(next)?.parentId ?? null) {
    if (chain.includes(next)) return null;
    chain.unshift(next);
  }
  return chain;
}

/** Where every page is, by its language and path ("de geschirr/teller"). The ids are several where pages are in each other's way. */
export function pagesByPath(site: Site): Map<string, number[]> {
  const byPath = new Map<string, number[]>();
  for (const id of site.pages.keys()) {
    for (const language of languages) {
      const text = textOf(site, id, language);
      if (!text) continue;
      const key = `${language} ${text.path}`;
      byPath.set(key, [...(byPath.get(key) ?? []), id]);
    }
  }
  return byPath;
}
