import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '../page/locale.ts';
import type { Area } from './areas.ts';

/** Id of the element in which a document brings its messages, and the names of their catalogues (see `app/root.tsx`). */
export const messagesElementId = 'messages';

let started: { i18n: I18n; locale: Locale; loaded: Set<Area> } | undefined;

/** The texts that the document brought. Its language is fixed: the language switch is a new document. */
export function startMessages(): I18n {
  const locale = document.documentElement.lang as Locale;
  const element = document.getElementById(messagesElementId);
  const messages = JSON.parse(element?.textContent ?? '{}') as Messages;
  const loaded = new Set((element?.dataset.areas ?? '').split(' ') as Area[]);
  started = { i18n: setupI18n({ locale, messages: { [locale]: messages } }), locale, loaded };
  return started.i18n;
}

/** Loads the catalogues that are not there yet; the pages that use them may be shown afterwards. */
export async function ensureMessages(areas: readonly Area[]): Promise<void> {
  if (!started) return;
  const { i18n, locale, loaded } = started;
  const missing = areas.filter((area) => !loaded.has(area));
  if (missing.length === 0) return;
  i18n.load(locale, await load(locale, missing));
  for (const area of missing) loaded.add(area);
}

/**
 * Has catalogues fetched, for when they are needed and nothing can be loaded any more. They join the texts by `ensureMessages` alone: with
 * new texts React draws anew what it has not taken over yet, and a press that waits for that would be lost. Answers them.
 */
export async function fetchMessages(areas: readonly Area[]): Promise<Messages> {
  return started ? load(started.locale, areas) : {};
}

/** A document brings its own texts: where all others are is asked with the first that is missing. */
async function load(locale: Locale, areas: readonly Area[]): Promise<Messages> {
  const { loadMessages } = await import('./load-messages.ts');
  return loadMessages(locale, areas);
}

/** The texts of this document, for code that is no component. */
export function browserI18n(): I18n {
  if (!started) throw new Error('The messages of the document have not been read yet.');
  return started.i18n;
}
