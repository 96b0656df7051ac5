import type { Language } from '@mise/rules/languages.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '../../../context.ts';
import { perVersion } from '../per-version.ts';
import { searchRedirect, searchSynonym } from '../tables/search.ts';
import { fold } from './fold.ts';

/** What the owner says of terms. */
export type OwnerTerms = {
  /** The term with one of its words, or all of it, replaced by what it means. */
  meaningsOf: (term: string) => string[];
  /** The page that the term leads to, a path without language prefix. */
  redirectOf: (term: string) => string | null;
};

/** Ways to read a term that are tried. */
const mostMeanings = 8;

/** Cached until the owner changes them. */
export function ownerTermsOf(shop: Shop, language: Language): Promise<OwnerTerms> {
  return perVersion(
    shop,
    `owner-terms:${language}`,
    async (db) =>
      createOwnerTerms({
        synonyms: await db.select().from(searchSynonym).where(eq(searchSynonym.language, language)),
        redirects: await db.select().from(searchRedirect).where(eq(searchRedirect.language, language)),
      }),
    { of: 'search' },
  );
}

type Rows = {
  synonyms: readonly { term: string; meaning: string }[];
  redirects: readonly { term: string; path: string }[];
};

/** Terms of the rows are folded. */
export function createOwnerTerms({ synonyms, redirects }: Rows): OwnerTerms {
  const byTerm = Map.groupBy(synonyms, ({ term }) => term);
  const paths = new Map(redirects.map(({ term, path }) => [term, path]));
  const meaningsOfWord = (word: string) => (byTerm.get(foldTerm(word)) ?? []).map(({ meaning }) => meaning);
  return {
    meaningsOf: (term) => {
      const words = term.trim().split(/\s+/);
      const ofWords = words.flatMap((word, index) =>
        meaningsOfWord(word).map((meaning) => words.with(index, meaning).join(' ')),
      );
      return [...new Set([...meaningsOfWord(term), ...ofWords])].slice(0, mostMeanings);
    },
    redirectOf: (term) => paths.get(foldTerm(term)) ?? null,
  };
}

/** As terms of the owner are kept and compared. */
export function foldTerm(term: string): string {
  return fold(term.trim().replace(/\s+/g, ' '));
}
