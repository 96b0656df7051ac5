import type { Grammar, Language } from '@mise/rules/languages.ts';
import { grammarOf } from './search-languages.ts';

/** Words that say nothing about a product. "ein" and "one" stay out too: figures are written in digits in a catalogue. */
const stopWords: Record<Grammar, ReadonlySet<string>> = {
  german: new Set(
    (
      'aber als am an auch auf aus bei beim bis da damit dann das dass dem den der des die dies diese diesem diesen ' +
      'dieser dieses doch du durch ein eine einem einen einer eines er es für haben hat ich ihm ihn ihr ihre im in ist ' +
      'ja je kann können man mit nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so über um und uns ' +
      'unser unsere unter vom von vor was weil wenn werden wie wir wird zu zum zur'
    ).split(' '),
  ),
  english: new Set(
    (
      'a an and are as at be been but by can do does each for from has have how if in into is it its may more not of ' +
      'on one or our so such than that the their them then there these they this to was we were what when which will ' +
      'with you your'
    ).split(' '),
  ),
};

/** Whether a lower-case word is too common to be searched for. */
export function isStopWord(word: string, language: Language): boolean {
  return stopWords[grammarOf(language)].has(word);
}
