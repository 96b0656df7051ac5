import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  ['/geschirr?term=%E0%A4%A', '/geschirr?term=%E0%A4%A'],
  ['/k%C3%A4se', '/k%C3%A4se'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/en/%zz?x=%zz', '/en/%25zz?x=%zz'],
])('%s is %s', (url, expected) => {
  expect(readableUrl(url)).toBe(expected);
});
