import { expect, test } from 'vitest';
import { inLanguage, languages, perLanguage, withFallbacks } from './languages.ts';

test('what a language lacks is said in its fallback', () => {
  expect(withFallbacks('en')).toEqual(['en', 'de']);
  expect(inLanguage({ de: 'Teller', en: 'plate' }, 'en')).toBe('plate');
  expect(inLanguage({ de: 'Teller' }, 'en')).toBe('Teller');
  expect(inLanguage({ en: 'plate' }, 'de')).toBeUndefined();
});

test('no chain of fallbacks runs in a circle', () => {
  for (const language of languages) expect(new Set(withFallbacks(language)).size).toBe(withFallbacks(language).length);
});

test('something for each language', () => {
  const made = perLanguage((language) => `/${language}`);
  expect(Object.keys(made)).toEqual(languages);
  expect(made).toMatchObject({ de: '/de', en: '/en' });
});
