import { useLingui } from '@lingui/react';
import type { MessageId } from '#app/i18n/message-ids.ts';
import type { Locale } from './locale.ts';

export type Text = (id: MessageId, values?: Record<string, unknown>) => string;

/** The texts of the page: `text('cart.empty')`, `text('catalog.results', { count })`. */
export function useText(): Text {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, values);
}

/** The text of an id that is made while the shop runs, and what is said where there is none. */
export type TextOr = (id: string, otherwise: string) => string;

export function useTextOr(): TextOr {
  const { i18n } = useLingui();
  return (id, otherwise) => (id in i18n.messages ? i18n._(id as MessageId) : otherwise);
}

/** The language of the page. */
export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale;
}
