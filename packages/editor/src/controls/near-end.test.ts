import { expect, test } from 'vitest';
import { isNearEnd } from './near-end.ts';

test.each([
  [449, false],
  [450, true],
  [500, true],
])('scrolled to %i of 500 pixels: the next piece comes is %s', (scrollTop, isNear) => {
  expect(isNearEnd({ scrollTop, clientHeight: 300, scrollHeight: 800 } as HTMLElement)).toBe(isNear);
});

test('a list that is not drawn has no end', () => {
  expect(isNearEnd(null)).toBe(false);
});
