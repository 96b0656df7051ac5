import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, withFallbacks } from '@mise/rules/languages.ts';

/** The texts of an area in a language; those that it lacks in the language that stands in for it. ICU messages by id. */
export function readTexts(language: Language, area: string): Record<string, string> {
  const catalogues = withFallbacks(language).map((each) => readCatalogue(each, area));
  return Object.assign({}, ...catalogues.toReversed());
}

function readCatalogue(language: Language, area: string): Record<string, string> {
  const file = path.join(import.meta.dirname, language, `${area}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
