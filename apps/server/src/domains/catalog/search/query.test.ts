import { expect, test } from 'vitest';
import { looseQuery, parseTerm } from './query.ts';

test('all words count, of which the last may be unfinished', () => {
  expect(parseTerm('weiße Tel', 'de')).toMatchObject({
    all: "(('weiss') & ('tel' | '+tel' | 'tel':*)) | ('weissetel')",
    whole: "(('weiss') & ('tel' | '+tel')) | ('weissetel')",
    number: null,
  });
});

test.each(['TW-1001-27-WS', 'tw 1001 27 ws', 'TW100127WS', ' tw_1001/27.ws '])('%s is an article number', (term) => {
  expect(parseTerm(term, 'de').number).toBe("'tw100127ws'");
});

test.each(['', '  ', 'und für', '&|!():*', "'"])('%j has nothing to search for', (term) => {
  expect(parseTerm(term, 'de').all).toBeNull();
});

test('a word can be what the shop has as two', () => {
  const [word] = parseTerm('Porzellanteller', 'de').words;
  expect(looseQuery(word ? [word] : [], () => ['porzellan', 'tell'])).toBe(
    "(('porzellantell') | ('+porzellantell') | ('porzellanteller':*) | ('+porzellanteller':*) | ((('porzellan') | ('+porzellan')) & (('tell') | ('+tell'))))",
  );
});

test('an umlaut is looked for where it was typed, and not where it was not', () => {
  expect(parseTerm('Küche', 'de').whole).toBe("(('+kuch' | '=kuch'))");
  expect(parseTerm('Kuchen', 'de').whole).toBe("(('kuch'))");
});
