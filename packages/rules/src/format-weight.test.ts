import { expect, it } from 'vitest';
import { formatWeight } from './format-weight.ts';

it.each([
  [1_590_000, '1.590\u00a0kg', '1,590\u00a0kg'],
  [31_500, '31,5\u00a0kg', '31.5\u00a0kg'],
])('%i g', (grams, de, en) => {
  expect([formatWeight(grams, 'de'), formatWeight(grams, 'en')]).toEqual([de, en]);
});
