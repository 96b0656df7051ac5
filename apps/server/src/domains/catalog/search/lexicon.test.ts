import { expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';

const lexicon = createLexicon(['weinglas', 'öl', 'wein', 'weiß', '>glas', 'zange']);

test.each([
  ['wein', true],
  ['zange', true],
  ['>glas', true],
  ['öl', true],
  ['wei', false],
  ['weingla', false],
  ['zangen', false],
  ['', false],
])('of %j it says whether it stands anywhere: %s', (lexeme, isKnown) => {
  expect(lexicon.has(lexeme)).toBe(isKnown);
});

test.each([
  ['wein', 2, ['wein', 'weinglas']],
  ['wei', 2, ['wein', 'weinglas']],
  ['wei', 9, ['wein', 'weinglas', 'weiß']],
  ['weing', 2, ['weinglas']],
  ['>', 2, ['>glas']],
  ['zz', 2, []],
  ['öl', 2, ['öl']],
])('of those that begin with %j the first %i', (beginning, most, expected) => {
  expect(lexicon.beginningWith(beginning, most)).toEqual(expected);
});
