import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { fold } from './fold.ts';
import { parseTerm } from './query.ts';
import { searchLanguageOf } from './search-languages.ts';

const maximumSuggestions = 6;

/** Shorter beginnings say too little. */
const shortestBeginning = 2;

/** Terms that complete the last word, so that with the words before it something is found; the most frequent first. */
export async function suggestTerms(
  db: Queryable,
  query: string,
  asked: Language,
): Promise<{ term: string; documents: number }[]> {
  const language = searchLanguageOf(asked);
  const [, before = '', unfinished = ''] = /^(.*?)([^\s]*)$/s.exec(query.trim().toLowerCase()) ?? [];
  const beginning = fold(unfinished);
  if (beginning.length < shortestBeginning) return [];
  const { whole } = parseTerm(before, language);
  const { rows } = await db.execute<{ word: string; documents: number }>(sql`
    SELECT word, documents FROM (
      SELECT DISTINCT ON (stem) word, stem, documents FROM search_word
      WHERE language = ${language} AND folded LIKE ${`${escapeLike(beginning)}%`}
      ORDER BY stem, documents DESC
    ) candidate
    WHERE ${whole}::text IS NULL OR EXISTS (
      SELECT FROM search_document
      WHERE language = ${language}
        AND words @@ (${whole}::tsquery && (quote_literal(stem)::tsquery || quote_literal('+' || stem)::tsquery))
    )
    ORDER BY documents DESC, word LIMIT ${maximumSuggestions}`);
  return rows.map(({ word, documents }) => ({ term: before + word, documents }));
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
