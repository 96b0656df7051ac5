import type { SearchPlace } from './evaluate.ts';
import { parseTerm } from './query.ts';
import { readPostings } from './read-postings.ts';

/**
 * The words of a term, the one that says least first: unknown ones, then those that stand in texts and colors, last those that name
 * things.
 */
export async function wordsByImportance<Typed extends { term: string }>(
  { context, language }: SearchPlace,
  words: readonly Typed[],
): Promise<Typed[]> {
  const queries = words.map(({ term }) => parseTerm(term, language).ways.flat());
  const lexemes = queries.map((ways) => ways.flatMap((word) => word.lexemes));
  const postings = await readPostings(context, language, { lexemes: lexemes.flat(), beginnings: [] });
  const importance = (index: number) => {
    const lists = (lexemes[index] ?? []).flatMap((lexeme) => [...(postings.get(lexeme)?.values() ?? [])]);
    const sum = lists.reduce((total, { scores }) => scores.reduce((part, score) => part + score, total), 0);
    const count = lists.reduce((total, { offsets }) => total + offsets.length, 0);
    return count === 0 ? 0 : sum / count;
  };
  return words
    .map((word, index) => ({ word, importance: importance(index) }))
    .sort((a, b) => a.importance - b.importance)
    .map(({ word }) => word);
}
