import { isDeepStrictEqual } from 'node:util';
import { languages } from '@mise/rules/languages.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { category, categoryRedirect, categoryText } from '../tables/categories.ts';
import { type PageText, pagesByPath, type Site, textOf } from './site.ts';

/** Stores what differs. A page that is elsewhere now is found at its former address too, until another page takes that. */
export async function storeSite(db: Queryable, before: Site, after: Site): Promise<void> {
  for (const page of after.pages.values()) {
    if (isDeepStrictEqual(page, before.pages.get(page.id))) continue;
    const { id, ...row } = page;
    await db.update(category).set(row).where(eq(category.id, id));
  }
  await storeTexts(db, before, after);
  await storeRedirects(db, before, after);
}

async function storeTexts(db: Queryable, before: Site, after: Site): Promise<void> {
  const changed = [...after.texts.values()]
    .flatMap((texts) => Object.values(texts))
    .filter((text) => !isDeepStrictEqual(text, before.texts.get(text.categoryId)?.[text.language]));
  // Pages may swap their addresses: those that move let go of theirs first.
  for (const text of changed) {
    await db
      .update(categoryText)
      .set({ path: sql`'#' || ${categoryText.categoryId}` })
      .where(isText(text));
  }
  for (const text of changed) {
    await db
      .insert(categoryText)
      .values(text)
      .onConflictDoUpdate({ target: [categoryText.categoryId, categoryText.language], set: text });
  }
}

function isText({ categoryId, language }: PageText) {
  return and(eq(categoryText.categoryId, categoryId), eq(categoryText.language, language));
}

async function storeRedirects(db: Queryable, before: Site, after: Site): Promise<void> {
  const taken = pagesByPath(after);
  for (const language of languages) {
    const moved = [...after.pages.keys()].flatMap((categoryId) => {
      const [former, present] = [before, after].map((site) => textOf(site, categoryId, language)?.path);
      return former && present && former !== present ? [{ language, categoryId, path: former, present }] : [];
    });
    const here = moved.map(({ present }) => present);
    const left = moved.filter(({ path }) => !taken.has(`${language} ${path}`));
    if (here.length > 0) await releasePaths(db, language, here);
    for (const { present, ...row } of left) {
      await db
        .insert(categoryRedirect)
        .values(row)
        .onConflictDoUpdate({ target: [categoryRedirect.language, categoryRedirect.path], set: row });
    }
  }
}

/** What stands at a path now leads nowhere else. */
async function releasePaths(db: Queryable, language: PageText['language'], paths: string[]): Promise<void> {
  await db
    .delete(categoryRedirect)
    .where(and(eq(categoryRedirect.language, language), inArray(categoryRedirect.path, paths)));
}
