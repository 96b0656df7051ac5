import { expect, test } from 'vitest';
import { createShopWords } from './shop-words.ts';

const words = ['teller', 'tellern', 'tasse', 'tassen', 'tee', 'übertopf', 'weinglas'].map((word, index) => ({
  word,
  folded: word.replace('ü', 'u'),
  stem: word.replace(/e?n$/, '').replace(/er$/, ''),
  documents: index + 1,
}));
const shopWords = createShopWords(words);
const beginning = (folded: string) => shopWords.beginningWith(folded).map(({ word }) => word);
const near = (folded: string) => shopWords.near(folded).map(({ word }) => word);

test.each([
  ['te', ['tee', 'teller', 'tellern']],
  ['tellern', ['tellern']],
  ['u', ['übertopf']],
  ['t', ['tasse', 'tassen', 'tee', 'teller', 'tellern']],
  ['zz', []],
  ['a', []],
])('words beginning with %s', (folded, expected) => {
  expect(beginning(folded)).toEqual(expected);
});

test('words that are written much alike, the nearest first', () => {
  expect(near('tellr')[0]).toBe('teller');
  expect(near('wienglas')).toEqual(['weinglas']);
  expect(near('teller')).not.toContain('weinglas');
  expect(near('xyzxyz')).toEqual([]);
});

test('the documents of all forms of a word', () => {
  expect(shopWords.documentsOf('schussel')).toBe(0);
  expect(shopWords.documentsOf('tell')).toBe(1 + 2);
});
