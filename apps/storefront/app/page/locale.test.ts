import { describe, expect, test } from 'vitest';
import { localeOf, localized, withoutLocale } from './locale.ts';

describe('the language of an address', () => {
  test.each([
    ['/', 'de', '/'],
    ['/de', 'de', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/cart', 'de', '/cart'],
    ['/de/cart', 'de', '/cart'],
    ['/en/plates/flat-plates', 'en', '/plates/flat-plates'],
    ['/energy', 'de', '/energy'],
    ['/fr/assiettes', 'de', '/fr/assiettes'],
  ])('%s is %s and leads to %s', (pathname, locale, path) => {
    expect(localeOf(pathname)).toBe(locale);
    expect(withoutLocale(pathname)).toBe(path);
  });
});

test('German addresses have no prefix', () => {
  expect(localized('de', '/')).toBe('/');
  expect(localized('en', '/')).toBe('/en');
  expect(localized('en', '/cart')).toBe('/en/cart');
});
