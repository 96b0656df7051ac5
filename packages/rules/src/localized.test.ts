import { describe, expect, test } from 'vitest';
import { languageOf, languageUrls, localized, withoutLanguage } from './localized.ts';

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
  ])('%s is %s and leads to %s', (pathname, language, path) => {
    expect(languageOf(pathname)).toBe(language);
    expect(withoutLanguage(pathname)).toBe(path);
  });
});

test('German addresses have no prefix', () => {
  expect(localized('de', '/')).toBe('/');
  expect(localized('en', '/')).toBe('/en');
  expect(localized('en', '/cart')).toBe('/en/cart');
});

test('a page has its address in every language, and one for all others', () => {
  expect(languageUrls((language) => localized(language, '/cart'))).toMatchObject({
    de: '/cart',
    en: '/en/cart',
    'x-default': '/cart',
  });
});
