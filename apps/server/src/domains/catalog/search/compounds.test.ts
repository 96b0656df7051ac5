import { expect, test } from 'vitest';
import { partsOfCompound, twoParts } from './compounds.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';

function partsOf(word: string, shopWords: string, language: 'de' | 'en' = 'de'): string[] {
  const vocabulary = new Set(shopWords.split(' ').map((known) => stem(known, language)));
  return partsOfCompound(fold(word), vocabulary, language).sort();
}

test.each([
  ['Weinglas', 'Wein Gläser', ['glas', 'wein']],
  ['Weingläser', 'Wein Glas', ['glas', 'wein']],
  ['Teekanne', 'Tee Kannen', ['kann', 'tee']],
  ['Serviettenringe', 'Serviette Ring', ['ring', 'serviett']],
  ['Eventcatering', 'Event Catering Ring', ['catering', 'event']],
  ['Spülmaschinenkorb', 'Spülmaschine Korb', ['korb', 'spulmaschin']],
  ['Frühstücksteller', 'Frühstück Teller', ['fruhstuck', 'tell']],
  ['Weißweinglas', 'weiß Wein Weißwein Weinglas Glas', ['glas', 'wein', 'weinglas', 'weiss', 'weisswein']],
])('%s of a shop that knows %s', (word, known, expected) => {
  expect(partsOf(word, known)).toEqual(expected);
});

test('a long last part counts although the shop does not know what stands before it', () => {
  expect(partsOf('Coupeteller', 'Teller')).toEqual(['tell']);
  expect(partsOf('Regeneriersalz', 'Salz')).toEqual(['salz']);
});

test('a long last part does not count where another split leaves nothing over', () => {
  expect(partsOf('Weinprobierglas', 'Bierglas')).toEqual(['bierglas']);
  expect(partsOf('Weinprobierglas', 'Bierglas Wein probieren Glas')).toEqual(['glas', 'probi', 'wein']);
});

test.each([
  ['Porzellan', 'Land Porz'],
  ['Besteck', 'Eck Steck'],
  ['Teller', 'Teller'],
  ['Bestand', 'Stand'],
  ['Catering', 'Caterer Ring'],
  ['tropffreier', 'Eier Milch'],
])('%s is no compound', (word, known) => {
  expect(partsOf(word, known)).toEqual([]);
});

test('English words are split without linking letters', () => {
  expect(partsOf('dishwasher', 'dish washer', 'en')).toEqual(['dish', 'washer']);
});

test('a long word is taken apart in little time however many ways there are', () => {
  const known = new Set(Array.from({ length: 9 }, (_, pairs) => 'la'.repeat(pairs + 2)));
  let asked = 0;
  const vocabulary = {
    has(word: string) {
      asked += 1;
      if (asked > 20_000) throw new Error('too much was asked');
      return known.has(word);
    },
  };
  expect(partsOfCompound('la'.repeat(20), vocabulary, 'de').sort()).toEqual([...known]);
});

test('a word that is longer than any compound is none', () => {
  const vocabulary = { has: () => true };
  const word = (length: number) => 'teller'.repeat(7).slice(0, length);
  expect(partsOfCompound(word(40), vocabulary, 'de')).not.toEqual([]);
  expect(partsOfCompound(word(41), vocabulary, 'de')).toEqual([]);
  expect(twoParts(word(40), vocabulary, 'de')).not.toBeNull();
  expect(twoParts(word(41), vocabulary, 'de')).toBeNull();
});
