import type { Language } from '@mise/rules/languages.ts';
import { fold, foldNumber } from './fold.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** A word of a text: as it was written (lower case), and as search compares it. */
export type Word = {
  surface: string;
  stem: string;
  /** On the last part of a word with hyphens: the whole of it, "tw1043227" for TW-10432-27. */
  joined?: string;
  /** How many words it joins. */
  partCount?: number;
};

/** Longer words are noise: addresses, keys, a cat on the keyboard. Folded a letter may become four, of which three stay. */
const maximumLength = 60;
const surelyShort = maximumLength / 4;

const tokenPattern = /[\p{L}\p{N}]+(?:[-.,/'’&_+][\p{L}\p{N}]+)*/gu;
const decimal = /^\d+[.,]\d+$/;
const fraction = /^\d+\/\d+$/;
/** A part of something, and letters right beside it: GN1/1 and 1/1GN, but not 230/400V. */
const share = /^(\p{L}*)(\d\/\d)(\p{L}*)$/u;
/** Before a diameter it is a sign. */
const diameter = /(?<!\p{L})ø(?!\p{L})/gu;
const measure = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u;

/**
 * The words of a text in the order in which they stand, without stop words. Texts and search terms go through this same
 * function, so that both come out alike: "0,3l" as 0.3 and l, "GN 1/1" and "GN1/1" as gn and 1/1, "Ø27" as 27, "TW-10432-27" as its three parts
 * with the whole beside them.
 */
export function wordsOf(text: string, language: Language): Word[] {
  const words: Word[] = [];
  for (const [token] of text.toLowerCase().normalize('NFC').replace(diameter, ' ').matchAll(tokenPattern)) {
    const parts = partsOf(token).filter((part) => !isTooLong(part) && !isStopWord(part, language));
    const added = parts.map((part): Word => ({ surface: part, stem: stem(part, language) }));
    const last = added.at(-1);
    if (last && added.length > 1 && !measure.test(token)) {
      last.joined = stem(foldNumber(token), language);
      last.partCount = added.length;
    }
    words.push(...added);
  }
  return words;
}

function isTooLong(word: string): boolean {
  return word.length > surelyShort && (word.length > maximumLength || fold(word).length > maximumLength);
}

function partsOf(token: string): string[] {
  if (fraction.test(token)) return [token];
  return token.split(/[-'’&_+]/).flatMap((part) => {
    const [, before, parts, behind] = share.exec(part) ?? [];
    return parts ? [before, parts, behind].flatMap((each) => each || []) : partsOfPiece(part);
  });
}

function partsOfPiece(piece: string): string[] {
  return piece.split('/').flatMap((part) => {
    if (decimal.test(part)) return [part.replace(',', '.')];
    const [, figure, unit] = measure.exec(part) ?? [];
    return figure && unit ? [figure.replace(',', '.'), unit] : part.split(/[.,]/);
  });
}
