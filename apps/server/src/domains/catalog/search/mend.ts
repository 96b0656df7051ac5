import { sql } from 'drizzle-orm';
import type { Language } from '../../../db/columns.ts';
import type { Queryable } from '../../../db/database.ts';
import { editDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import type { Word } from './words.ts';

/** Shorter words are never mended: everything is near them. */
const shortestMended = 4;

/** Low, because a swap in a word of five letters leaves few trigrams; the edit distance decides. */
const leastSimilarity = 0.15;

/** How many typing errors a word of a length may have. */
function allowedErrors(length: number): number {
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
}

type Candidate = { typed: string; word: string; folded: string; documents: number };

/**
 * The term with each word replaced by the nearest of the shop's words, or null where nothing is near one of them or
 * nothing changes. Words that the shop knows stay as they are.
 */
export async function mendWords(db: Queryable, words: readonly Word[], language: Language): Promise<string | null> {
  const typed = words.map(({ surface }) => fold(surface)).filter(isMendable);
  if (typed.length === 0) return null;
  const candidates = await readCandidates(db, typed, language);
  const mended = words.map(({ surface }) => {
    const folded = fold(surface);
    return isMendable(folded) ? nearest(folded, candidates) : surface;
  });
  if (mended.includes(undefined)) return null;
  const term = mended.join(' ');
  return term === words.map(({ surface }) => surface).join(' ') ? null : term;
}

function isMendable(word: string): boolean {
  return word.length >= shortestMended && !/\d/.test(word);
}

/** Of words with equally few errors the one that more products have. */
function nearest(typed: string, candidates: readonly Candidate[]): string | undefined {
  const best = candidates
    .filter((candidate) => candidate.typed === typed)
    .map((candidate) => ({ ...candidate, errors: editDistance(typed, candidate.folded) }))
    .filter(({ errors }) => errors <= allowedErrors(typed.length))
    .sort((a, b) => a.errors - b.errors || b.documents - a.documents)[0];
  return best?.word;
}

/** The trigram index answers by a threshold that is a setting of the transaction. */
async function readCandidates(db: Queryable, typed: readonly string[], language: Language): Promise<Candidate[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(leastSimilarity)}, true)`);
    const { rows } = await tx.execute<Candidate>(sql`
      SELECT typed, near.* FROM unnest(${sql.param(typed)}::text[]) AS typed,
      LATERAL (
        SELECT word, folded, documents FROM search_word
        WHERE language = ${language} AND folded % typed
        ORDER BY similarity(folded, typed) DESC, documents DESC LIMIT 20
      ) near`);
    return rows;
  });
}
