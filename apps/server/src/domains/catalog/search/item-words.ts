import type { Analyzer } from './analyzer.ts';
import type { Field, FieldKind } from './fields.ts';

/** What a compound is ("Brot·messer") says nearly as much as the whole word; what it is made of or meant for, less. */
const shareOfLastPart = 0.85;
const shareOfOtherParts = 0.4;

/** The lexemes by which all variations of an item are found, each with how much it says about the item: 1 to 255. */
export function commonScores(fields: readonly Field[], analyzer: Analyzer): Map<string, number> {
  const kinds = new Map<FieldKind, Map<string, number>>();
  for (const { kind, score, text } of fields) {
    const known = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, known);
    for (const [lexeme, share] of lexemesOf(text, analyzer)) {
      known.set(lexeme, Math.max(known.get(lexeme) ?? 0, score * share));
    }
  }
  const sums = new Map<string, number>();
  for (const scores of kinds.values()) {
    for (const [lexeme, score] of scores) sums.set(lexeme, Math.max(1, Math.round((sums.get(lexeme) ?? 0) + score)));
  }
  return sums;
}

/** The lexemes by which one variation is found. */
export function ownLexemes(texts: readonly string[], analyzer: Analyzer): Set<string> {
  return new Set(texts.flatMap((text) => lexemesOf(text, analyzer).map(([lexeme]) => lexeme)));
}

function lexemesOf(text: string, analyzer: Analyzer): [lexeme: string, share: number][] {
  return analyzer.wordsOf(text).flatMap((word) => {
    const { whole, lastPart, otherParts } = analyzer.lexemesOf(word);
    return [
      ...whole.map((lexeme): [string, number] => [lexeme, 1]),
      ...(word.joined === undefined ? [] : [[word.joined, 1] as [string, number]]),
      ...lastPart.map((lexeme): [string, number] => [lexeme, shareOfLastPart]),
      ...otherParts.map((lexeme): [string, number] => [lexeme, shareOfOtherParts]),
    ];
  });
}
