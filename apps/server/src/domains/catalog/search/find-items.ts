import type { Language } from '@mise/rules/languages.ts';
import type { Context } from '../../../context.ts';
import { facetIndexOf, shownOf } from '../facet-index/current-index.ts';
import type { FacetIndex } from '../facet-index/facet-index.ts';
import { correctEach } from './correct-words.ts';
import { evaluate, type Matches, type SearchPlace } from './evaluate.ts';
import { leastOfLabels, leastOfThings } from './fields.ts';
import { fold } from './fold.ts';
import { asTwoWords, knownParts } from './known-parts.ts';
import { meantVariations } from './match.ts';
import { type OwnerTerms, ownerTermsOf } from './owner-terms.ts';
import { looseQuery, parseTerm, partQuery } from './query.ts';
import { nothingRanked, type Ranking } from './rank.ts';
import { searchLanguageOf, searchLanguages } from './search-languages.ts';
import { type ShopWords, shopWordsOf } from './shop-words.ts';
import { type Word, wordsOf } from './words.ts';
import { wordsByImportance } from './words-by-importance.ts';
import { wordsThatStand } from './words-that-stand.ts';

/** What a term found of what the caller is shown. */
export type FoundItems = {
  index: FacetIndex;
  ranking: Ranking;
  /** Of an item, the variations that were meant: their number or their size was searched for. */
  meantVariations: (itemId: number) => number[];
  /** What was searched for instead, when the term as it was typed found nothing; null: nothing was corrected. */
  correctedTerm: string | null;
  /** More than these have such a number: a beginning of one fits many. */
  hasMore: boolean;
  /** Words that were left out because nothing has all of them. */
  droppedWords: string[];
};

/** Who pasted a page is not helped by leaving words out, nor by looking for what each of them begins: each asks the database by itself. */
const mostWordsToDrop = 8;
const mostUnfinished = 20;

type Search = SearchPlace & { shopWords: ShopWords; ownerTerms: OwnerTerms };

/**
 * Finds items by a term, until one of these finds something: all its words, the last of which may be unfinished; any of them
 * unfinished or a compound; the very words in another language; its typing errors corrected, in either language; all but the words
 * that say least, in the language that knows most of them. What the caller is not shown counts as not there.
 */
export async function findItems(context: Context, term: string): Promise<FoundItems> {
  const search = await openSearch(context, searchLanguageOf(context.language));
  const words = wordsOf(term, search.language);
  if (words.length === 0) return { index: search.index, ...nothing };
  const others = () =>
    Promise.all(
      searchLanguages
        .filter((language) => language !== search.language)
        .map((language) => openSearch(context, language)),
    );
  const corrected = (place: Search, known: readonly Search[]) =>
    findCorrected(
      place,
      term,
      known.map(({ shopWords }) => shopWords),
    );
  const otherwise = async () =>
    (await findLoosely(search, words)) ??
    (await firstOf(await others(), (other) => findAll(other, term, { isWhole: true }))) ??
    (await corrected(search, await others())) ??
    (await firstOf(await others(), (other) => corrected(other, [search])));
  const withoutWords = async () =>
    firstOf(knowingMost([search, ...(await others())], term), (each) => findWithoutWords(each, term));
  const matches = await matchAll(search, term);
  if (matches?.isCalledSo) return found(search, matches);
  // To look for what may be meant takes the processor many times as long, in one go.
  await context.takesLong?.();
  // Where something mentions all words they are neither mistyped nor another language's.
  return (matches ? null : await otherwise()) ?? (await withoutWords()) ?? { index: search.index, ...nothing };
}

/** The place where the words of a language are looked for. */
export async function openSearch(context: Context, language: Language): Promise<Search> {
  const index = await facetIndexOf(context);
  return {
    context,
    language,
    index,
    shown: (await shownOf(context, index)).items,
    shopWords: await shopWordsOf(context.shop, language),
    ownerTerms: await ownerTermsOf(context.shop, language),
  };
}

const nothing = {
  ranking: nothingRanked,
  meantVariations: () => [],
  hasMore: false,
  correctedTerm: null,
  droppedWords: [],
};

function found({ index }: Search, { ranking, ways, hasMore }: Matches): FoundItems {
  return { ...nothing, index, ranking, hasMore, meantVariations: (itemId) => meantVariations(ways, itemId) };
}

function matchAll(search: Search, term: string, { isWhole = false }: { isWhole?: boolean } = {}) {
  const terms = [term, ...search.ownerTerms.meaningsOf(term)];
  const ways = terms.flatMap((each) => parseTerm(each, search.language, { isWhole }).ways);
  return evaluate(search, ways, { hasMentions: false });
}

async function findAll(search: Search, term: string, options?: { isWhole?: boolean }): Promise<FoundItems | null> {
  const matches = await matchAll(search, term, options);
  return matches?.isCalledSo ? found(search, matches) : null;
}

async function findLoosely(search: Search, words: readonly Word[]): Promise<FoundItems | null> {
  if (words.length > mostUnfinished) return null;
  const partsOf = words.map((word) => knownParts(word, search.shopWords.stems, search.language));
  const apart = words.flatMap((word, index) => {
    const parts = partsOf[index] ?? [];
    return parts.length > 0 ? parts.map(partQuery) : [looseQuery(word)];
  });
  const whole = words.map(looseQuery);
  const matches = await evaluate(search, [whole, apart], { hasMentions: false });
  if (!matches?.isCalledSo) return null;
  const things = partsOf.flatMap((parts) => parts.slice(-1));
  if (await areCalledSo(search, things, matches)) return found(search, matches);
  const asTyped = await evaluate(search, [whole], { hasMentions: false });
  return asTyped?.isCalledSo ? found(search, asTyped) : null;
}

/** Whether something that was found is called so: napkins whose texts name a holder are no "Serviettenhalter". */
async function areCalledSo(
  search: Search,
  stems: readonly string[],
  { ranking, leastScore = leastOfLabels }: Pick<Matches, 'ranking'> & { leastScore?: number },
): Promise<boolean> {
  if (stems.length === 0) return true;
  const words = stems.map((stem) => ({ word: stem, stem }));
  const asked = { within: ranking.items, most: stems.length, leastScore };
  return (await wordsThatStand(search, words, asked)).length === new Set(stems).size;
}

/**
 * Who mistypes a word means what things are called, or sorted by: "ashtray" is no "astray", of which a text speaks. Two words made of one are
 * a compound, which is a thing: "Kinderstuhl" is no "Stahl".
 */
async function areCorrectedTo(
  search: Search,
  changed: readonly { term: string }[],
  { ranking }: Pick<Matches, 'ranking'>,
): Promise<boolean> {
  const stemsOf = (terms: readonly string[]) => wordsOf(terms.join(' '), search.language).map(({ stem }) => stem);
  const terms = changed.map(({ term }) => term);
  const things = terms.flatMap((term) => term.split(' ').slice(1));
  return (
    (await areCalledSo(search, stemsOf(terms), { ranking })) &&
    (await areCalledSo(search, stemsOf(things), { ranking, leastScore: leastOfThings }))
  );
}

/** What other languages have is not mistyped: "towel" is no "Tafel". Nor is a compound, which is only taken apart. */
async function findCorrected(search: Search, term: string, others: readonly ShopWords[]): Promise<FoundItems | null> {
  const words = wordsOf(term, search.language);
  const corrected = correctEach(words, search.shopWords);
  if (corrected === null || corrected.includes(null)) return null;
  const changed = words
    .map(({ surface }, index) => ({ typed: fold(surface), term: corrected[index] ?? '' }))
    .filter(({ typed, term }) => typed !== fold(term).replaceAll(' ', ''));
  if (changed.some(({ typed }) => others.some((other) => other.same(typed).length > 0))) return null;
  const correctedTerm = corrected.join(' ');
  if (changed.length === 0 && correctedTerm.split(' ').length > words.length) return null;
  if (correctedTerm === words.map(({ surface }) => surface).join(' ')) return null;
  const matches = await findAll(search, correctedTerm);
  return matches && (await areCorrectedTo(search, changed, matches)) ? { ...matches, correctedTerm } : null;
}

/** Leaves out the word that says least and leaves something to find; failing that, the least of all, and so on. */
async function findWithoutWords(search: Search, term: string): Promise<FoundItems | null> {
  const parts = wordsOf(term, search.language).map((word) => asTwoWords(word, search));
  const words = parts.flat();
  if (words.length > mostWordsToDrop) return null;
  const corrected = correctEach(words, search.shopWords);
  const terms = words.map((word, index) => ({ ...word, term: corrected?.[index] ?? word.surface }));
  // As one word it found nothing that is called so.
  const isCompound = (rest: readonly { surface: string }[]) =>
    parts.some((pair) => pair.length > 1 && pair.every(({ surface }) => rest.some((each) => each.surface === surface)));
  let kept = await wordsByImportance(search, withUnits(terms));
  while (kept.length > 1) {
    for (const dropped of kept) {
      const rest = terms.filter((each) => !dropped.includes(each) && kept.some((group) => group.includes(each)));
      if (isCompound(rest)) continue;
      const matches = await findAll(search, rest.map(({ term }) => term).join(' '));
      const changed = rest.filter(({ surface, term }) => surface !== term);
      if (!matches || !(await areCorrectedTo(search, changed, matches))) continue;
      const droppedWords = terms.filter((each) => !rest.includes(each)).map(({ surface }) => surface);
      return {
        ...matches,
        droppedWords,
        correctedTerm: changed.length > 0 ? rest.map(({ term }) => term).join(' ') : null,
      };
    }
    kept = kept.slice(1);
  }
  return null;
}

const figure = /^\d+(?:\.\d+)?$/;
const unit = /^(?:[cdm]?[lm]|ccm|k?g|mg|[kmv]?w|va?|bar|zoll|inch|in|oz|°c)$/;

/** A figure and the unit behind it are one: glasses that have "cl" alone are none of 35 cl. */
function withUnits<Typed extends { surface: string }>(words: readonly Typed[]): Typed[][] {
  const groups: Typed[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const isMeasured = last?.length === 1 && figure.test(last[0]?.surface ?? '') && unit.test(word.surface);
    if (isMeasured) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** Of languages that know as many words of a term the visitor's is first. */
function knowingMost(places: readonly Search[], term: string): Search[] {
  const unknown = ({ language, shopWords }: Search) =>
    wordsOf(term, language).filter(({ surface }) => shopWords.same(fold(surface)).length === 0).length;
  return places.toSorted((a, b) => unknown(a) - unknown(b));
}

async function firstOf<Value, Result>(
  values: readonly Value[],
  find: (value: Value) => Promise<Result | null>,
): Promise<Result | null> {
  for (const value of values) {
    const result = await find(value);
    if (result !== null) return result;
  }
  return null;
}
