import type { Language } from '../../../db/columns.ts';
import type { Splitter } from './compounds.ts';
import { fold } from './fold.ts';
import { type Word, wordsOf } from './words.ts';

/** PostgreSQL's weights: A counts most. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** A text of a product and how much it says about it. */
export type Field = { text: string; weight: Weight };

/** The parts of a compound say a little less than the word itself. */
const weightOfParts: Record<Weight, Weight> = { A: 'B', B: 'C', C: 'D', D: 'D' };

/** Words of different fields do not stand together, whatever their order is. */
const gapBetweenFields = 10;

/** PostgreSQL keeps no position beyond it. */
const lastPosition = 16_383;

/** The words of the fields as the text of a tsvector: 'weinglas':1A 'wein':1B 'glas':1B. */
export function searchVector(fields: readonly Field[], language: Language, split: Splitter): string {
  const places = new Map<string, Map<number, Weight>>();
  let position = 0;
  for (const { text, weight } of fields) {
    for (const word of wordsOf(text, language)) {
      position = Math.min(position + 1, lastPosition);
      for (const lexeme of wholeForms(word)) note(places, lexeme, position, weight);
      for (const part of split(fold(word.surface))) note(places, part, position, weightOfParts[weight]);
    }
    position = Math.min(position + gapBetweenFields, lastPosition);
  }
  return [...places].map(([lexeme, at]) => `${quoteLexeme(lexeme)}:${formatPlaces(at)}`).join(' ');
}

/** A lexeme as the text forms of tsvector and tsquery take it. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}

function wholeForms(word: Word): string[] {
  return word.joined === undefined ? [word.stem] : [word.stem, word.joined];
}

function note(places: Map<string, Map<number, Weight>>, lexeme: string, position: number, weight: Weight): void {
  const known = places.get(lexeme) ?? new Map<number, Weight>();
  const before = known.get(position);
  if (before === undefined || weight < before) known.set(position, weight);
  places.set(lexeme, known);
}

function formatPlaces(places: Map<number, Weight>): string {
  return [...places].map(([position, weight]) => `${position}${weight}`).join(',');
}
