import { expect, it } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

it.each([
  ['Gläser & Krüge', 'glaeser-kruege'],
  ['  Crème brûlée!  ', 'creme-brulee'],
  ['Straße 12', 'strasse-12'],
  ['U\u0308ber uns', 'ueber-uns'],
  ['x'.repeat(120), 'x'.repeat(100)],
  ['日本', ''],
])('%s is called %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it.each(['teller', 'teller-27-cm', '2026'])('takes %s', (text) => {
  expect(isSlug(text)).toBe(true);
});

it.each(['', 'Teller', 'a/b', 'teller_12_34', '-a', 'a-', 'a--b', 'käse', 'a b', 'x'.repeat(101)])(
  'refuses "%s"',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
