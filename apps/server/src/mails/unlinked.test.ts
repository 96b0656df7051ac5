import { expect, it } from 'vitest';
import { unlinked } from './unlinked.ts';

/** A stroke stands for what cannot be seen and ends a link. */
const seen = (words: string) => unlinked(words).replaceAll('\u200b', '|');

it.each([
  ['https://evil.example/pay?x=1', 'https:|//evil.|example/pay?x=1'],
  ['www.evil.example', 'www.|evil.|example'],
  ['gewinn@evil.example', 'gewinn@|evil.|example'],
  ['http://192.0.2.1', 'http:|//192.|0.|2.|1'],
  ['192.0.2.1/a', '192.|0.|2.|1/a'],
  ['evil。example', 'evil。|example'],
  ['Bitte ab 6 Uhr klingeln. Danke.\nDr. Krone', 'Bitte ab 6 Uhr klingeln. Danke.\nDr. Krone'],
])('%j is no link', (words, expected) => {
  expect(seen(words)).toBe(expected);
});

it('long words are cut', () => {
  expect(unlinked('a'.repeat(2000))).toBe(`${'a'.repeat(500)} …`);
  expect(unlinked('a'.repeat(500))).toHaveLength(500);
});
