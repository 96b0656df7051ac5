import type { Messages } from '@lingui/core';
import type { Locale } from '../page/locale.ts';
import type { Area } from './areas.ts';

// Compiled by vite/compile-catalogues.ts; each catalogue is a chunk of its own.
const catalogues = import.meta.glob<Messages>('./*/*.json', { import: 'default' });

/** The messages of some catalogues, in one object. */
export async function loadMessages(locale: Locale, areas: readonly Area[]): Promise<Messages> {
  const loaded = await Promise.all(areas.map((area) => catalogues[`./${locale}/${area}.json`]?.()));
  return Object.assign({}, ...loaded);
}
