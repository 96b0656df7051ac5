import { type Language, perLanguage } from '@mise/rules/languages.ts';
import type { Reference } from '../reference.ts';
import { createAnalyzer } from './analyzer.ts';
import { itemFields, variationTexts } from './fields.ts';
import type { SearchItem } from './read-items.ts';
import { searchLanguages } from './search-languages.ts';
import { collectWords, type VocabularyWord } from './vocabulary.ts';

export type Vocabularies = Record<Language, Map<string, VocabularyWord>>;

/** Counts the words of items: in how many of them each stands. */
export function createWordCollector(reference: Reference) {
  const vocabularies: Vocabularies = perLanguage(() => new Map());
  const analyzers = perLanguage((language) => createAnalyzer(new Set(), language));
  function collect(one: SearchItem): void {
    for (const language of searchLanguages) {
      const texts = [
        ...itemFields(one, reference, language).map(({ text }) => text),
        ...one.variations.flatMap((variation) => variationTexts(variation, reference, language)),
      ];
      collectWords(
        vocabularies[language],
        texts.flatMap((text) => analyzers[language].wordsOf(text)),
      );
    }
  }
  return { vocabularies, collect };
}
