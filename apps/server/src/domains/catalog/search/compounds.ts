import type { Grammar, Language } from '@mise/rules/languages.ts';
import { grammarOf } from './search-languages.ts';
import { stemOfCut } from './stem.ts';

/** The shop's own words as stems: what a compound may consist of. */
export type Vocabulary = { has: (stem: string) => boolean };

/** Parts are at least this long: "Tee" in "Teekanne"; the last one, which says what a thing is, is longer. */
const shortestPart = 3;
const shortestLastPart = 4;

/** Longer words are no compounds of what a shop sells; each of their cuts is looked at. */
const longestCompound = 40;

/** A last part of this length may stand behind something that the shop does not know by itself: "Coupe·teller". */
const shortestLoneLastPart = 5;

/** In German a shorter one, too, behind as many letters as these: "Regenerier·salz". */
const shortestBeforeShort: Record<Grammar, number> = { german: 6, english: Number.POSITIVE_INFINITY };

/** Letters that German puts between the parts: "Spülmaschinen·korb", "Frühstück·s·teller". */
const linkings: Record<Grammar, RegExp | null> = { german: /(s|es|n|en|ens|er)$/, english: null };

/** English words that German texts use end as if they were rings ("Catering", "Monitoring"), what is free of something as if it were eggs ("tropffreier"). */
const falseEnd: Record<Grammar, RegExp | null> = { german: /[eo](?=rings?$)|fr(?=eier$)/, english: null };

/**
 * The parts of a compound word as stems: "weissweinglas" -> glas, weisswein, weiss, wein, weinglas. Every way of splitting
 * it into words that the shop uses counts, and a long last part alone; empty where there is none. `word` is folded.
 */
export function partsOfCompound(word: string, vocabulary: Vocabulary, language: Language): string[] {
  // What is left of a word when another end is cut off is often the same: without this, each syllable doubles the ways.
  const found = new Map<string, string[]>();

  function partsOf(piece: string): string[] {
    const known = found.get(piece);
    if (known) return known;
    const parts = findParts(piece);
    found.set(piece, parts);
    return parts;
  }

  function findParts(piece: string): string[] {
    const parts = new Set<string>();
    const lone = new Set<string>();
    const notAt = placeOfFalseEnd(piece, language);
    for (let cut = piece.length - shortestLastPart; cut >= shortestPart; cut--) {
      const last = stemOfCut(piece.slice(cut), language);
      if (cut === notAt || !vocabulary.has(last)) continue;
      const first = piece.slice(0, cut);
      const known = knownForm(first, vocabulary, language);
      const before = [...(known ? [known] : []), ...partsOf(first)];
      const isLong = piece.length - cut >= shortestLoneLastPart;
      const isLone = before.length === 0;
      if (isLone && cut < (isLong ? shortestLastPart : shortestBeforeShort[grammarOf(language)])) continue;
      for (const part of [last, ...before, ...partsOf(piece.slice(cut))]) (isLone ? lone : parts).add(part);
    }
    // "Wein·probier·glas" leaves nothing over, so it is no "Bierglas" behind something.
    return [...(parts.size > 0 ? parts : lone)];
  }

  return word.length > longestCompound ? [] : partsOf(word);
}

/** Where both parts are known, English ends in shorter ones, too: "coffee·cup", "coffee·pot". */
const shortestLastOf: Record<Grammar, number> = { german: shortestLastPart, english: shortestPart };

/** Both as stems, and where the last of them begins. */
export type TwoParts = { first: string; last: string; cut: number };

/** The first way to split a word that leaves nothing over, the shortest last part first: "servietten·halter", not "alter" behind something. */
export function twoParts(word: string, vocabulary: Vocabulary, language: Language): TwoParts | null {
  if (word.length > longestCompound) return null;
  const notAt = placeOfFalseEnd(word, language);
  for (let cut = word.length - shortestLastOf[grammarOf(language)]; cut >= shortestPart; cut--) {
    if (cut === notAt) continue;
    const last = stemOfCut(word.slice(cut), language);
    const first = knownForm(word.slice(0, cut), vocabulary, language);
    if (first !== undefined && vocabulary.has(last)) return { first, last, cut };
  }
  return null;
}

function placeOfFalseEnd(word: string, language: Language): number | null {
  const found = falseEnd[grammarOf(language)]?.exec(word);
  return found ? found.index + found[0].length : null;
}

function knownForm(word: string, vocabulary: Vocabulary, language: Language): string | undefined {
  const linking = linkings[grammarOf(language)];
  const forms = linking ? [word, word.replace(linking, '')] : [word];
  return forms
    .map((form) => stemOfCut(form, language))
    .find((form) => form.length >= shortestPart && vocabulary.has(form));
}
