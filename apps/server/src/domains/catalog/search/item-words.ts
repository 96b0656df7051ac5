import type { Analyzer } from './analyzer.ts';
import type { Field, FieldKind } from './fields.ts';
import { counterpartOf } from './word-forms.ts';

/** What a compound is ("Brot·messer") says nearly as much as the whole word; what it is made of or meant for, much less. */
const shareOfLastPart = 0.9;
const shareOfOtherParts = 0.25;

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
  joinForms(kinds);
  const sums = new Map<string, number>();
  for (const scores of kinds.values()) {
    for (const [lexeme, score] of scores) sums.set(lexeme, Math.max(1, Math.round((sums.get(lexeme) ?? 0) + score)));
  }
  return sums;
}

/** A wine glass in the category of wine glasses is named so twice, though once with an umlaut. */
function joinForms(kinds: ReadonlyMap<FieldKind, Map<string, number>>): void {
  const lexemes = new Set([...kinds.values()].flatMap((known) => [...known.keys()]));
  const pairs = [...lexemes].flatMap((lexeme): [string, string][] => {
    const counterpart = counterpartOf(lexeme);
    return counterpart !== null && lexemes.has(counterpart) ? [[lexeme, counterpart]] : [];
  });
  for (const known of kinds.values()) {
    for (const [lexeme, score] of pairs.map(([one, other]) => [one, known.get(other)] as const)) {
      if (score !== undefined && score > (known.get(lexeme) ?? 0)) known.set(lexeme, score);
    }
  }
}

/** The lexemes by which one variation is found: what it is made for ("Löffel·aussparung") tells it from none. */
export function ownLexemes(texts: readonly string[], analyzer: Analyzer): Set<string> {
  const own = texts.flatMap((text) => lexemesOf(text, analyzer).filter(([, share]) => share > shareOfOtherParts));
  return new Set(own.map(([lexeme]) => lexeme));
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
