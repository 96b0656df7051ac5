import { type Language, perLanguage } from '@mise/rules/languages.ts';
import { fold } from './fold.ts';
import { grammarOf } from './search-languages.ts';

/** What remains of a word is at least this long; "Bier", "Tee" and "Eis" stay what they are. */
const shortestStem = 3;

/** Words whose stems are cached: a shop has some ten thousand, which return in most of its texts. */
const mostWords = 50_000;

/** Those of words that somebody wrote, and those of all that words can be cut into: made-up ones make no room among the others. */
const stems: Record<Language, Map<string, string>> = perLanguage(() => new Map());
const stemsOfCuts: Record<Language, Map<string, string>> = perLanguage(() => new Map());

/**
 * The form in which search compares words: folded, without the endings of number and case. Light on purpose: it brings
 * "Gläser", "Glases" and "glaeser" together and leaves the meaning of a word alone.
 */
export function stem(word: string, language: Language): string {
  return knownStem(word, language, stems);
}

/** The same of a piece of a word. */
export function stemOfCut(piece: string, language: Language): string {
  return knownStem(piece, language, stemsOfCuts);
}

function knownStem(word: string, language: Language, known: typeof stems): string {
  if (/\d/.test(word)) return fold(word);
  const cached = known[language];
  const before = cached.get(word);
  if (before !== undefined) return before;
  if (cached.size >= mostWords) cached.clear();
  const found = stemOf(word, language);
  cached.set(word, found);
  return found;
}

function stemOf(word: string, language: Language): string {
  const folded = fold(word);
  return grammarOf(language) === 'german' ? stemGerman(folded) : stemEnglish(folded);
}

function stemGerman(word: string): string {
  return withoutEnding(
    withoutEnding(word.replace(/eln$/, 'el'), /(ern|em|er|en|es|e|(?<=[bdfghklmnrt])s)$/),
    /(er|en)$/,
  );
}

/** "knives" and "knife", "glasses" and "glass", "plates" and "plate" meet; only plurals are undone. */
function stemEnglish(word: string): string {
  const singular = word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=(s|x|z|ch|sh))es$/, '')
    .replace(/(?<=..[^sui])s$/, '');
  return withoutEnding(singular.replace(/(?<=..)ve$/, 'f'), /e$/);
}

function withoutEnding(word: string, ending: RegExp): string {
  const shorter = word.replace(ending, '');
  return shorter.length < shortestStem ? word : shorter;
}
