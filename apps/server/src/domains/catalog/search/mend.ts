import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { fold } from './fold.ts';
import { typingErrors } from './typing-errors.ts';
import type { Word } from './words.ts';

/** Shorter words are never mended: everything is near them. */
const shortestMended = 4;

/** Longer ones are no words that somebody mistyped; what is near them takes long to find. */
const longestMended = 32;

/** Somebody who pastes a page is not helped by mending it word by word. */
const mostMended = 6;

/** Ways to cut the words of a term in two that are tried. */
const mostCuts = 24;

/** What mending may take of the database (milliseconds): a search that finds nothing must not hold up one that does. */
const budgetMs = 500;

/** Low, because a swap in a word of five letters leaves few trigrams; the errors decide. */
const leastSimilarity = 0.15;

/** Of a long word. */
const mostErrors = 3;

/** Letters typed twice count half. */
const lengthsApart = 2 * mostErrors;

/** How many typing errors a word of a length may have. */
function allowedErrors(length: number): number {
  if (length <= 4) return 1;
  return length <= 8 ? 2 : mostErrors;
}

/** A word of the shop that is near a typed one; `documents` counts all forms of it. */
type Near = { typed: string; word: string; folded: string; documents: number };

type Mended = { text: string; errors: number };

/**
 * The term with each word replaced by the nearest of the shop's words, or by the two that it may be a compound of. Null
 * where nothing is near one of the words, or nothing changes. Figures and short words stay as they are. Two look-ups at
 * most, whatever the term; null, too, when they take too long.
 */
export async function mendWords(db: Queryable, words: readonly Word[], language: Language): Promise<string | null> {
  const typed = words.map(({ surface }) => fold(surface));
  const mendable = [...new Set(typed.filter(isMendable))];
  if (mendable.length > mostMended || mendable.some(({ length }) => length > longestMended)) return null;
  const near = await readNear(db, mendable, language);
  const unknown = mendable.filter((word) => !nearest(word, near));
  const cuts = unknown.flatMap(cutsOf);
  const nearParts = cuts.length <= mostCuts ? await readNear(db, [...new Set(cuts.flat())], language) : [];

  const mended = words.map(({ surface }, index) => {
    const word = typed[index] ?? '';
    if (!isMendable(word)) return surface;
    return (nearest(word, near) ?? nearestCompound(word, nearParts))?.text;
  });
  if (mended.includes(undefined)) return null;
  const term = mended.join(' ');
  return term === words.map(({ surface }) => surface).join(' ') ? null : term;
}

function isMendable(word: string): boolean {
  return word.length >= shortestMended && !/\d/.test(word);
}

/** Of words that are equally near the one that more products have. */
function nearest(typed: string, candidates: readonly Near[]): Mended | undefined {
  const [best] = candidates
    .filter((candidate) => candidate.typed === typed)
    .map((candidate) => ({ ...candidate, text: candidate.word, errors: typingErrors(typed, candidate.folded) }))
    .filter(({ errors }) => errors <= allowedErrors(typed.length))
    .sort((a, b) => a.errors - b.errors || b.documents - a.documents);
  return best;
}

function nearestCompound(typed: string, candidates: readonly Near[]): Mended | undefined {
  const compounds = cutsOf(typed).flatMap((parts) => {
    const mended = parts.flatMap((part) => nearest(part, candidates) ?? []);
    const errors = mended.reduce((sum, part) => sum + part.errors, 0);
    const isNear = mended.length === parts.length && errors <= allowedErrors(typed.length);
    return isNear ? [{ text: mended.map(({ text }) => text).join(' '), errors }] : [];
  });
  return compounds.sort((a, b) => a.errors - b.errors)[0];
}

/** The ways to cut a word in two that leave words to mend. */
function cutsOf(word: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let cut = shortestMended; cut <= word.length - shortestMended; cut++) {
    cuts.push([word.slice(0, cut), word.slice(cut)]);
  }
  return cuts;
}

/** The code of a statement that took longer than it may. */
const queryCanceled = '57014';

/** The trigram index answers by a threshold that is a setting of the transaction. Nothing is near when it takes too long. */
async function readNear(db: Queryable, typed: readonly string[], language: Language): Promise<Near[]> {
  if (typed.length === 0) return [];
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(leastSimilarity)}, true),
        set_config('statement_timeout', ${String(budgetMs)}, true)`);
      const { rows } = await tx.execute<Near>(sql`
        SELECT typed, near.word, near.folded,
          (SELECT sum(documents)::int FROM search_word form WHERE form.language = ${language} AND form.stem = near.stem) AS documents
        FROM unnest(${sql.param(typed)}::text[]) AS typed,
        LATERAL (
          SELECT word, folded, stem FROM search_word
          WHERE language = ${language} AND folded % typed
            AND length(folded) BETWEEN length(typed) - ${lengthsApart} AND length(typed) + ${lengthsApart}
          ORDER BY similarity(folded, typed) DESC, documents DESC LIMIT 20
        ) near`);
      return rows;
    });
  } catch (error) {
    if (codeOf(error) === queryCanceled) return [];
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error
    ? ((error.cause as { code?: unknown } | undefined)?.code ?? codeOf(error.cause))
    : undefined;
}
