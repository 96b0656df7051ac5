import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';

test('a rate is written as the language does', () => {
  expect(formatPercent(19, 'de')).toBe('19\u00a0%');
  expect(formatPercent(5.5, 'en')).toBe('5.5%');
});
