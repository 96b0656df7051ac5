import { expect, test } from 'vitest';
import { effectiveRobots } from './effective-robots.ts';

test.each([
  [undefined, 'all', 'all'],
  ['', 'noindex', 'noindex'],
  ['all', 'noindex, nofollow', 'noindex, nofollow'],
  ['noindex', 'all', 'noindex'],
  ['nofollow', 'noindex', 'nofollow'],
])('a page that says %j in a shop that says %j: %j', (own, shop, effective) => {
  expect(effectiveRobots(own, shop)).toBe(effective);
});
