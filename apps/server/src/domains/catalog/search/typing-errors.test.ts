import { expect, test } from 'vitest';
import { typingErrors } from './typing-errors.ts';

test.each([
  ['teller', 'teller', 0],
  ['tellr', 'teller', 1],
  ['telller', 'teller', 0.5],
  ['pfane', 'pfanne', 0.5],
  ['glsa', 'glas', 1],
  ['besteck', 'bestcek', 1],
  ['towls', 'towels', 1],
  ['towls', 'bowls', 1.5],
  ['', 'glas', 4.5],
])('%s for %s: %d', (typed, meant, expected) => {
  expect(typingErrors(typed, meant)).toBe(expected);
});
