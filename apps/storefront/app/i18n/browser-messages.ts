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

/**
 * Loads the catalogues that are not there yet; what uses them may be shown afterwards. They join the texts without a word to React
 * (`i18n.load` would tell it): it would draw the whole page anew, and what still waits for its scripts would be blank until they are there.
 */
export async function ensureMessages(areas: readonly Area[]): Promise<void> {
  if (!started) return;
  const { i18n, locale, loaded } = started;
  const missing = areas.filter((area) => !loaded.has(area));
  if (missing.length === 0) return;
  Object.assign(i18n.messages, await load(locale, missing));
  for (const area of missing) loaded.add(area);
}

/** For `lazy`: a part together with the catalogues whose texts it shows. */
export function withMessages<Part>(areas: readonly Area[], load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), ensureMessages(areas)]);
    return part;
  };
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
