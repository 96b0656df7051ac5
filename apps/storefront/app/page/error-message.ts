import type { I18n } from '@lingui/core';
import { type ApiError, isApiError } from '@mise/contract/api-error.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';

/**
 * What a visitor reads of a failure: the text of its key, else what the shop said, and the general one for anything that
 * is no refusal. Needs the catalogue `errors`.
 */
export function errorMessage(error: unknown, i18n: I18n): string {
  if (!isApiError(error)) return i18n._('storefrontError.unknownError');
  const id = `storefrontError.${error.key}`;
  if (id in i18n.messages) return i18n._(id as MessageId, valuesOf(error, i18n.locale));
  return error.message;
}

/** The figures of a refusal as its text takes them: what is short is written out. */
function valuesOf(error: ApiError, locale: string): Record<string, unknown> {
  if (!isApiError(error, 'order.notEnoughStock')) return { ...figuresOf(error) };
  const items = error.cause.items.map(({ name, stock }) => `${name} (${stock})`);
  return { items: new Intl.ListFormat(locale, { type: 'conjunction' }).format(items) };
}

function figuresOf({ cause }: ApiError): object {
  return typeof cause === 'object' && cause !== null ? cause : {};
}
