import { type MessageId, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, perLanguage } from '@mise/rules/languages.ts';
import type german from '@mise/texts/de/server.json';
import { readTexts } from '@mise/texts/read-texts.ts';

export type TextId = keyof typeof german;

/** A text of the back end (mails, orders, facets) in a language, its placeholders filled in. */
export type Translate = (id: TextId, values?: Record<string, string | number>) => string;

const translations = perLanguage(translationInto);

export function translateInto(language: Language): Translate {
  return translations[language];
}

function translationInto(language: Language): Translate {
  return translateFrom(['server'], language);
}

/** The texts of some areas in a language; `translateInto` knows the ids of the back end's own. */
export function translateFrom(
  areas: readonly string[],
  language: Language,
): (id: string, values?: Record<string, unknown>) => string {
  const texts = areas.flatMap((area) => Object.entries(readTexts(language, area)));
  const messages = Object.fromEntries(texts.map(([id, message]) => [id, compileMessage(message)]));
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  // The storefront narrows Lingui's ids to its own catalogues; the back end reads others.
  return (id, values) => i18n._(id as MessageId, values);
}
