import { expect, test } from 'vitest';
import { correctEach } from './correct-words.ts';
import { createShopWords } from './shop-words.ts';
import { wordsOf } from './words.ts';

const shopWords = createShopWords(
  ['serviette', 'halter', 'teller'].map((word) => ({ word, folded: word, stem: word, documents: 1 })),
);

/** What is found for a term, and how often words near another one are looked for. */
function correct(term: string) {
  let looks = 0;
  const near = (typed: string) => {
    looks += 1;
    return shopWords.near(typed);
  };
  return { corrected: correctEach(wordsOf(term, 'de'), { ...shopWords, near }), looks: () => looks };
}

test('a word that is typed again and again is corrected once', () => {
  const once = correct('servietenhaltr');
  const often = correct(Array(14).fill('servietenhaltr').join(' '));
  expect(once.corrected).toEqual(['serviette halter']);
  expect(often.corrected).toEqual(Array(14).fill('serviette halter'));
  expect(once.looks()).toBeGreaterThan(1);
  expect(often.looks()).toBe(once.looks());
});
