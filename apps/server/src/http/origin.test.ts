import { expect, it } from 'vitest';
import { isFittingOrigin } from './origin.ts';

const shop = ['http://localhost:3000', 'https://app.example'];

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://app.example', true],
  ['https://app.example:443', true],
  ['http://localhost:3001', false],
  ['https://localhost:3000', false],
  ['http://127.0.0.1', false],
  ['http://app.example', false],
  ['https://app.example:8443', false],
  ['https://app.example.evil.example', false],
  ['https://evil.example', false],
  ['null', false],
  ['', false],
])('a write from %j: %s', (origin, fits) => {
  expect(isFittingOrigin({ origin }, shop)).toBe(fits);
});

it.each([
  [undefined, true],
  ['same-origin', false],
  ['cross-site', false],
])('a write without an origin, from a browser that says %j: %s', (site, fits) => {
  expect(isFittingOrigin({ 'sec-fetch-site': site }, shop)).toBe(fits);
});
