import type { Messages } from '@lingui/core';
import { inLanguage, perLanguage } from '@mise/rules/languages.ts';
import type { Locale } from '../page/locale.ts';
import type { Area } from './areas.ts';

const folder = '../../../../packages/texts';

// Compiled by vite/compile-catalogues.ts, with what a language lacks from its fallback; each is a chunk of its own.
const catalogues = import.meta.glob<Messages>(
  ['../../../../packages/texts/*/*.json', '!../../../../packages/texts/*/server.json'],
  { import: 'default' },
);

/** The messages of some catalogues, in one object. */
export async function loadMessages(locale: Locale, areas: readonly Area[]): Promise<Messages> {
  const loaded = await Promise.all(areas.map((area) => findCatalogue(locale, area)?.()));
  return Object.assign({}, ...loaded);
}

function findCatalogue(locale: Locale, area: Area) {
  return inLanguage(
    perLanguage((language) => catalogues[`${folder}/${language}/${area}.json`]),
    locale,
  );
}
