import { expect, test } from 'vitest';
import { lexemesFor, lexemesOf, lexemesOfPart } from './word-forms.ts';
import { type Word, wordsOf } from './words.ts';

function word(text: string, language: 'de' | 'en' = 'de'): Word {
  const [first] = wordsOf(text, language);
  if (!first) throw new Error(`no word: ${text}`);
  return first;
}

const finds = (term: string, text: string) =>
  lexemesFor(word(term), 'de').some((lexeme) => lexemesOf(word(text), 'de').includes(lexeme));

test.each([
  ['Glas', 'Gläser'],
  ['Gläser', 'Glas'],
  ['Glaeser', 'Glas'],
  ['glaeser', 'Gläser'],
  ['Glas', 'Glases'],
  ['glaser', 'Glas'],
  ['Töpfe', 'Topf'],
  ['Topf', 'Töpfen'],
  ['Küche', 'Kueche'],
  ['Küchen', 'Küche'],
  ['Kuchen', 'Kuchen'],
  ['Teller', 'Tellern'],
  ['neue', 'neuer'],
  ['Kinder', 'Kind'],
  ['Kind', 'Kinder'],
  ['weißer', 'weiß'],
])('%s finds %s', (term, text) => {
  expect(finds(term, text)).toBe(true);
});

test.each([
  ['Kuchen', 'Küche'],
  ['Küche', 'Kuchen'],
  ['kuchen', 'Kueche'],
  ['kueche', 'Kuchen'],
  ['glaser', 'Gläser'],
  ['Messer', 'messen'],
])('%s does not find %s as long as there is anything else', (term, text) => {
  expect(finds(term, text)).toBe(false);
});

test.each([
  ['Küchenwaage', 'kuch', ['+kuch']],
  ['Küchenwaage', 'waag', ['waag']],
  ['Kuchengabel', 'kuch', ['kuch']],
  ['Weinglas', 'glas', ['glas', '=glas']],
  ['Brotmesser', 'mess', ['mess', '>mess']],
  ['Messerrolle', 'mess', ['mess', '>mess']],
  ['Messbecher', 'mess', ['mess']],
  ['Weingläser', 'glas', ['+glas']],
  ['Weingläser', 'wein', ['wein']],
  ['Spülmaschinenkorb', 'korb', ['korb', '=korb']],
])('in %s the part %s', (compound, part, lexemes) => {
  expect(lexemesOfPart(part, word(compound), 'de')).toEqual(lexemes);
});

test('English has no umlauts', () => {
  expect(lexemesOf(word('toe', 'en'), 'en')).toEqual([word('toe', 'en').stem]);
  expect(lexemesFor(word('glasses', 'en'), 'en')).toEqual(['glass']);
});
