import type { SearchPlace } from './evaluate.ts';
import { parseTerm } from './query.ts';
import { readPostings } from './read-postings.ts';

/**
 * What a term consists of, what says least first: unknown words, then those that stand in texts and colors, last those that name things.
 * Words that belong together say as much as the one of them that says least.
 */
export async function wordsByImportance<Typed extends { term: string }>(
  { context, language }: SearchPlace,
  groups: readonly (readonly Typed[])[],
): Promise<(readonly Typed[])[]> {
  const words = groups.flat();
  const queries = words.map(({ term }) => parseTerm(term, language).ways.flat());
  const lexemes = queries.map((ways) => ways.flatMap((word) => [...word.lexemes, ...word.lesserLexemes]));
  const postings = await readPostings(context, language, { lexemes: lexemes.flat(), beginnings: [] });
  const importance = (index: number) => {
    const lists = (lexemes[index] ?? []).flatMap((lexeme) => [...(postings.get(lexeme)?.values() ?? [])]);
    const sum = lists.reduce((total, { scores }) => scores.reduce((part, score) => part + score, total), 0);
    const count = lists.reduce((total, { offsets }) => total + offsets.length, 0);
    return count === 0 ? 0 : sum / count;
  };
  const importanceOf = new Map(words.map((word, index) => [word, importance(index)]));
  return groups
    .map((group) => ({ group, importance: Math.min(...group.map((word) => importanceOf.get(word) ?? 0)) }))
    .sort((a, b) => a.importance - b.importance)
    .map(({ group }) => group);
}
