import type { I18n } from '@lingui/core';
import { isApiError } from '@mise/contract/api-error.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';

type ShortItem = { name: string; stock: number };

/**
 * What a visitor reads of a failure: the text of its key, else what the shop said, and the general one for anything that
 * is no refusal. Needs the catalogue `errors`.
 */
export function errorMessage(error: unknown, i18n: I18n): string {
  if (!isApiError(error)) return i18n._('storefrontError.unknownError');
  const id = `storefrontError.${error.key}`;
  if (id in i18n.messages) return i18n._(id as MessageId, valuesOf(error.cause, i18n.locale));
  return error.message;
}

/** The figures of a refusal as its text takes them: lists are written out. */
function valuesOf(cause: unknown, locale: string): Record<string, unknown> {
  if (typeof cause !== 'object' || cause === null) return {};
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return Object.fromEntries(
    Object.entries(cause).map(([name, value]) => [name, Array.isArray(value) ? list.format(value.map(nameOf)) : value]),
  );
}

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { name, stock } = entry as ShortItem;
  return `${name} (${stock})`;
}
