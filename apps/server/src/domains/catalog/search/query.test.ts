import { expect, test } from 'vitest';
import { looseQuery, numberOf, parseTerm } from './query.ts';

const wordOf = (term: string) => parseTerm(term, 'de').words[0] as Parameters<typeof looseQuery>[0];

test('all words count, of which the last may be unfinished; together they may be one', () => {
  expect(parseTerm('weiße Tel', 'de').ways).toEqual([
    [
      { lexemes: ['weiss'], lesserLexemes: [], beginnings: [], number: null },
      { lexemes: ['tel', '+tel'], lesserLexemes: [], beginnings: ['tel'], number: null },
    ],
    [{ lexemes: ['weissetel'], lesserLexemes: [], beginnings: [], number: null }],
  ]);
  expect(parseTerm('weiße Tel', 'de', { isWhole: true }).ways[0]?.[1]?.beginnings).toEqual([]);
});

test.each(['TW-1001-27-WS', 'tw 1001 27 ws', 'TW100127WS', ' tw_1001/27.ws '])('%s is an article number', (term) => {
  expect(numberOf(term)).toBe('tw100127ws');
  const numbers = parseTerm(term, 'de')
    .ways.flat()
    .map(({ number }) => number?.text);
  expect(numbers).toContain('tw100127ws');
});

test.each(['teller', '27', 'GN', '0,3'])('%s is none', (term) => {
  expect(numberOf(term)).toBeNull();
});

test('a number beside a word is read as one', () => {
  const ways = parseTerm('Coupeteller TW-1001', 'de').ways;
  expect(ways.map((way) => way.map(({ number }) => number?.text))).toContainEqual([undefined, 'tw1001']);
});

test.each(['', '  ', 'und für', '&|!():*', "'"])('%j has nothing to search for', (term) => {
  expect(parseTerm(term, 'de').ways).toEqual([]);
});

test('a word may be begun, lack an umlaut or have one too many', () => {
  expect(looseQuery(wordOf('Porzellanteller'))).toEqual({
    lexemes: ['porzellantell', '+porzellantell'],
    lesserLexemes: [],
    beginnings: ['porzellanteller', '+porzellanteller'],
    number: null,
  });
});

test('what does something is looked for before what is done: a knife before measuring', () => {
  const wordsOfTerm = (term: string) => parseTerm(term, 'de').ways[0]?.[0];
  expect(wordsOfTerm('Messer')).toMatchObject({ lexemes: ['>mess', '=mess'], lesserLexemes: ['mess'] });
  expect(wordsOfTerm('Messen')).toMatchObject({ lexemes: ['mess'], lesserLexemes: [] });
  expect(wordsOfTerm('Gläser')).toMatchObject({ lexemes: ['+glas', '=glas'], lesserLexemes: [] });
  expect(parseTerm('server', 'en').ways[0]?.[0]).toMatchObject({ lexemes: ['server'], lesserLexemes: [] });
});

test('an umlaut is looked for where it was typed, and not where it was not', () => {
  const [kitchen, cakes] = ['Küche', 'Kuchen'].map((term) => parseTerm(term, 'de').ways[0]?.[0]?.lexemes);
  expect(kitchen).toEqual(['+kuch', '=kuch']);
  expect(cakes).toEqual(['kuch']);
});
