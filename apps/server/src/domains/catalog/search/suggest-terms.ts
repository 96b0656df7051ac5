import type { Language } from '@mise/rules/languages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { searchDocument, searchWord } from '../tables.ts';
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
  const { word, stem, documents } = searchWord;
  const isFound = sql`EXISTS (
    SELECT FROM ${searchDocument}
    WHERE ${eq(searchDocument.language, language)} AND ${searchDocument.words}
      @@ (${whole}::tsquery && (quote_literal(${stem})::tsquery || quote_literal('+' || ${stem})::tsquery)))`;
  const { rows } = await db.execute<{ word: string; documents: number }>(sql`
    SELECT ${word}, ${documents} FROM (
      SELECT DISTINCT ON (${stem}) ${word}, ${stem}, ${documents} FROM ${searchWord}
      WHERE ${eq(searchWord.language, language)} AND ${searchWord.folded} LIKE ${`${escapeLike(beginning)}%`}
      ORDER BY ${stem}, ${documents} DESC
    ) ${searchWord}
    WHERE ${whole}::text IS NULL OR ${isFound}
    ORDER BY ${documents} DESC, ${word} LIMIT ${maximumSuggestions}`);
  return rows.map((row) => ({ term: before + row.word, documents: row.documents }));
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
