import type { Analyzer } from './analyzer.ts';

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

/** What is common to all variations of an item stands behind what a variation adds. */
const commonStart = 40;

/** The words that all variations of an item have, as the text of a tsvector: 'weinglas':1A 'wein':1B 'glas':1B. */
export function commonVector(fields: readonly Field[], analyzer: Analyzer): string {
  return vectorFrom(commonStart, fields, gapBetweenFields, analyzer);
}

/**
 * The words of a variation, to be put before the common ones. They end where those begin, so that "teller 27" finds the
 * plate of that size, with its name beside it, before one that mentions the figure somewhere.
 */
export function ownVector(fields: readonly Field[], analyzer: Analyzer): string {
  const count = fields.reduce((sum, { text }) => sum + analyzer.wordsOf(text).length, 0);
  return vectorFrom(Math.max(commonStart - count, 0), fields, 0, analyzer);
}

function vectorFrom(start: number, fields: readonly Field[], gap: number, analyzer: Analyzer): string {
  const places = new Map<string, Map<number, Weight>>();
  let position = start;
  for (const { text, weight } of fields) {
    for (const word of analyzer.wordsOf(text)) {
      position = Math.min(position + 1, lastPosition);
      const { whole, parts } = analyzer.lexemesOf(word);
      for (const lexeme of whole) note(places, lexeme, position, weight);
      if (word.joined !== undefined) note(places, word.joined, position, weight);
      for (const part of parts) note(places, part, position, weightOfParts[weight]);
    }
    position = Math.min(position + gap, lastPosition);
  }
  return [...places].map(([lexeme, at]) => `${quoteLexeme(lexeme)}:${formatPlaces(at)}`).join(' ');
}

/** A lexeme as the text forms of tsvector and tsquery take it. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
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
