import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['en', 'de', 'Englisch'],
  ['de', 'de', 'Deutsch'],
  ['de', 'en', 'German'],
  ['en', 'en', 'English'],
] as const)('%s is called in %s: %s', (language, inLanguage, name) => {
  expect(languageName(language, inLanguage)).toBe(name);
});
