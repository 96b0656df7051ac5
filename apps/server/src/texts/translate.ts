import { type MessageId, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@mise/rules/languages.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

export type TextId = keyof typeof german;

const catalogues = { de: compiled(german), en: compiled(english) };

/** A text of the back end (mails) in a language, its placeholders filled in. */
export type Translate = (id: TextId, values?: Record<string, string | number>) => string;

export function translateInto(language: Language): Translate {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogues[language] } });
  // The storefront narrows Lingui's ids to its own catalogues; these are the back end's.
  return (id, values) => i18n._(id as MessageId, values);
}

function compiled(messages: Record<string, string>) {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]));
}
