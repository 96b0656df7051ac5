import { expect, test } from 'vitest';
import { isOfNoPage, readableUrl } from './readable-url.ts';

test.each([
  ['/geschirr?term=%E0%A4%A', '/geschirr?term=%E0%A4%A'],
  ['/k%C3%A4se', '/k%C3%A4se'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/en/%zz?x=%zz', '/en/%25zz?x=%zz'],
  ['/%00', '/%2500%25'],
  ['/x%0ay', '/x%250ay%25'],
  ['/x%0d.data', '/x%250d.data%25'],
  ['/x%E2%80%A8y', '/x%25e2%2580%25a8y%25'],
  [`/en/${'x'.repeat(600)}?page=2`, `/en/${'x'.repeat(96)}%25`],
  [`/geschirr?term=${'x'.repeat(600)}`, `/geschirr?term=${'x'.repeat(600)}`],
  ['http://shop.example/Cart?from=checkout', '/Cart?from=checkout'],
  ['https://shop.example', '/'],
  ['HTTP://shop.example?page=2', '/?page=2'],
])('%s is %s', (url, expected) => {
  expect(readableUrl(url)).toBe(expected);
});

test('it is known of an address that no page can have it', () => {
  expect(['/x%0ay', '/%00', `/${'x'.repeat(600)}`].map((url) => isOfNoPage(readableUrl(url)))).not.toContain(false);
  expect(['/', '/k%C3%A4se', '/%E0%A4%A'].map((url) => isOfNoPage(readableUrl(url)))).not.toContain(true);
});
