import { type Language, perLanguage } from './languages.ts';

/** How something is counted in a language: one carton, two cartons. */
export type CountWords = { one: string; other: string };

/** What one sold unit of a variation is: a carton of 6 pieces, a canister of 10 litres, or a single piece. */
export type Pack = {
  /** Of `unit` in one pack: 6, 0.75. */
  content: number;
  /** Of UN/ECE Recommendation 20: C62 is the piece. */
  unitCode: string;
  /** What is in it: pieces, litres. */
  unit: CountWords;
  /** What it is called itself; null where the unit is sold as it is. */
  name: CountWords | null;
};

/** Whoever adds more packs at once than this is asked whether pieces were meant. */
export const manyPacks = 100;

/** Contents are told apart to a thousandth. */
const contentScale = 1000;

/** A content in whole thousandths of its unit. */
export function wholeContent(content: number): number {
  return Math.round(content * contentScale);
}

/** What so many packs hold: 80 cartons of 6 are 480 pieces. */
export function piecesIn({ content }: Pick<Pack, 'content'>, packs: number): number {
  return (wholeContent(content) * packs) / contentScale;
}

/** The fewest packs that hold at least so many pieces: 481 pieces are 81 cartons of 6. */
export function packsFor({ content }: Pick<Pack, 'content'>, pieces: number): number {
  return Math.ceil(wholeContent(pieces) / wholeContent(content));
}

/** Is more than the content of this many packs a likely mistake? Single pieces are no packs: 480 of them are 480. */
export function isManyPacks({ name }: Pick<Pack, 'name'>, packs: number): boolean {
  return name !== null && packs > manyPacks;
}

// Making one costs a thousand times more than using it.
const pluralRules = perLanguage((language) => new Intl.PluralRules(language));

export function wordFor(words: CountWords, amount: number, language: Language): string {
  return words[pluralRules[language].select(amount) === 'one' ? 'one' : 'other'];
}

/** Content and code of what one sold unit is, "6 C62": another one is something else, whatever its words are. */
export function unitOf({ content, unitCode }: Pick<Pack, 'content' | 'unitCode'>): string {
  return `${content} ${unitCode}`;
}
