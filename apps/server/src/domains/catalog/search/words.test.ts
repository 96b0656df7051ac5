import { describe, expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const stems = (text: string, language: 'de' | 'en' = 'de') => wordsOf(text, language).map(({ stem }) => stem);

describe('German', () => {
  test.each([
    ['Gläser', 'glaser', 'glaeser', 'Glas', 'Glases', 'Gläsern'],
    ['Weingläser', 'Weinglaeser', 'weinglas'],
    ['Spülmaschine', 'spuelmaschine', 'Spülmaschinen', 'SPÜLMASCHINE'],
    ['Teller', 'Tellern', 'Tellers'],
    ['Schüssel', 'Schüsseln', 'Schuessel'],
    ['Tasse', 'Tassen'],
    ['weiß', 'weiss', 'weiße', 'weißer', 'weißes'],
    ['blau', 'blaue', 'blauer'],
    ['Bier', 'Biere', 'Biers'],
    ['Café', 'Cafe', 'Cafés'],
  ])('%s and its forms are one word', (...forms) => {
    expect(new Set(forms.flatMap((form) => stems(form))).size).toBe(1);
  });

  test.each([
    ['Tee', 'Teller'],
    ['Glas', 'Glasur'],
    ['neu', 'nu'],
    ['Eis', 'Ei'],
  ])('%s and %s are two', (one, other) => {
    expect(stems(one)).not.toEqual(stems(other));
  });

  test('words that say nothing are left out', () => {
    expect(stems('Teller für die Suppe und den Salat')).toEqual(['tell', 'supp', 'salat']);
  });
});

describe('English', () => {
  test.each([
    ['plate', 'plates'],
    ['knife', 'knives'],
    ['glass', 'glasses'],
    ['glove', 'gloves'],
    ['dish', 'dishes'],
    ['berry', 'berries'],
    ['towel', 'Towels'],
  ])('%s and %s are one word', (one, other) => {
    expect(stems(one, 'en')).toEqual(stems(other, 'en'));
  });
});

describe('figures and numbers', () => {
  test.each([
    ['27cm', ['27', 'cm']],
    ['27 cm', ['27', 'cm']],
    ['0,3l', ['0.3', 'l']],
    ['0.3 l', ['0.3', 'l']],
    ['GN 1/1', ['gn', '1/1']],
    ['2,5-l-Topf', ['2.5', 'l', 'topf']],
    ['GN1/1', ['gn', '1/1']],
    ['1/1GN', ['1/1', 'gn']],
    ['GN1/1-65', ['gn', '1/1', '65']],
    ['1/2/3', ['1', '2', '3']],
    ['18/10', ['18/10']],
    ['230/400V', ['230', '400', 'v']],
    ['E27/14', ['e27', '14']],
    ['20/30cm', ['20', '30', 'cm']],
    ['Topf/Pfanne', ['topf', 'pfann']],
    ['Ø27', ['27']],
    ['Ø 27 cm', ['27', 'cm']],
  ])('%s', (text, expected) => {
    expect(stems(text)).toEqual(expected);
  });

  test('a word with hyphens is its parts and the whole of it', () => {
    expect(wordsOf('TW-1001-27-WS', 'de')).toEqual([
      { surface: 'tw', stem: 'tw' },
      { surface: '1001', stem: '1001' },
      { surface: '27', stem: '27' },
      { surface: 'ws', stem: 'ws', joined: 'tw100127ws', partCount: 4 },
    ]);
  });

  test('noise has no words', () => {
    expect(wordsOf(`${'x'.repeat(300)} ''' --- <> %% \\`, 'de')).toEqual([]);
  });
});

test('a word is as long as its letters are many, however few signs they are written with', () => {
  const hangul = (count: number) => '가'.repeat(count);
  expect(stems('a'.repeat(60))).toHaveLength(1);
  expect(stems('a'.repeat(61))).toEqual([]);
  expect(stems(hangul(30))).toHaveLength(1);
  expect(stems(hangul(31))).toEqual([]);
});
