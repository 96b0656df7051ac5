import type { Language } from '@mise/rules/languages.ts';
import type { Reference } from '../reference.ts';
import type { Analyzer } from './analyzer.ts';
import { itemFields, variationTexts } from './fields.ts';
import { commonScores, ownLexemes } from './item-words.ts';
import { offsetOf, type Posting } from './posting-list.ts';
import type { SearchItem } from './read-items.ts';

type Source = { reference: Reference; language: Language; analyzer: Analyzer };

/** The postings of items that share a run, by lexeme. */
export type PostingCollector = {
  postings: ReadonlyMap<string, readonly Posting[]>;
  add: (item: SearchItem, source: Source) => void;
};

const none: readonly number[] = [];

export function collectPostings(): PostingCollector {
  const postings = new Map<string, Posting[]>();
  function note(lexeme: string, posting: Posting): void {
    const known = postings.get(lexeme);
    if (known) known.push(posting);
    else postings.set(lexeme, [posting]);
  }
  return {
    postings,
    add(item, { reference, language, analyzer }) {
      const offset = offsetOf(item.id);
      const common = commonScores(itemFields(item, reference, language), analyzer);
      const owners = ownersOf(item, (variation) =>
        ownLexemes(variationTexts(variation, reference, language), analyzer),
      );
      for (const [lexeme, score] of common) note(lexeme, { offset, score, variationIds: owners.get(lexeme) ?? none });
      for (const [lexeme, variationIds] of owners)
        if (!common.has(lexeme)) note(lexeme, { offset, score: 0, variationIds });
    },
  };
}

/** By lexeme, the variations of an item that have it. */
function ownersOf(
  { variations }: SearchItem,
  lexemesOf: (variation: SearchItem['variations'][number]) => Set<string>,
): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  for (const variation of variations) {
    for (const lexeme of lexemesOf(variation)) owners.set(lexeme, [...(owners.get(lexeme) ?? []), variation.id]);
  }
  return owners;
}
