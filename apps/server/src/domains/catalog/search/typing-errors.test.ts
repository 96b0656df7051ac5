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
  ['towls', 'bowls', 3],
  ['stuhl', 'stahl', 1.5],
  ['kroissant', 'croissant', 1.5],
  ['etller', 'teller', 1.5],
  ['ellr', 'teller', 2.5],
  ['hocker', 'ocker', 2.5],
  ['trller', 'teller', 1],
  ['', 'glas', 5.5],
])('%s for %s: %d', (typed, meant, expected) => {
  expect(typingErrors(typed, meant)).toBe(expected);
});
