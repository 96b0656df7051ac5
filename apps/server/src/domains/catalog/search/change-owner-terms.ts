import type { Language } from '@mise/rules/languages.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { lockCatalog, touchSearch } from '../catalog-version.ts';
import { searchRedirect, searchSynonym } from '../tables/search.ts';
import { foldTerm } from './owner-terms.ts';

type Entry = { language: Language; term: string };

export type OwnerTermRows = {
  synonyms: (typeof searchSynonym.$inferSelect)[];
  redirects: (typeof searchRedirect.$inferSelect)[];
};

export async function readOwnerTerms(db: Queryable): Promise<OwnerTermRows> {
  return {
    synonyms: await db.select().from(searchSynonym).orderBy(searchSynonym.language, searchSynonym.term),
    redirects: await db.select().from(searchRedirect).orderBy(searchRedirect.language, searchRedirect.term),
  };
}

/** Lets whoever searches for a term find what the meaning finds, too. */
export function addSynonym(db: Queryable, { language, term, meaning }: Entry & { meaning: string }): Promise<void> {
  return change(db, async (tx) => {
    await tx
      .insert(searchSynonym)
      .values({ language, term: foldTerm(term), meaning })
      .onConflictDoNothing();
  });
}

/** Leads whoever searches for a term to a page. `path` has no language prefix. */
export function setRedirect(db: Queryable, { language, term, path }: Entry & { path: string }): Promise<void> {
  return change(db, async (tx) => {
    await tx
      .insert(searchRedirect)
      .values({ language, term: foldTerm(term), path })
      .onConflictDoUpdate({ target: [searchRedirect.language, searchRedirect.term], set: { path } });
  });
}

/** Answers whether there was anything of the term. */
export function removeTerm(db: Queryable, { language, term }: Entry): Promise<boolean> {
  return change(db, async (tx) => {
    const removed = await Promise.all(
      [searchSynonym, searchRedirect].map((table) =>
        tx.delete(table).where(and(eq(table.language, language), eq(table.term, foldTerm(term)))),
      ),
    );
    return removed.some(({ rowCount }) => (rowCount ?? 0) > 0);
  });
}

function change<Result>(db: Queryable, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockCatalog(tx);
    const result = await work(tx);
    await touchSearch(tx);
    return result;
  });
}
