import type { I18n } from '@lingui/core';
import { isApiError } from '@mise/contract/api-error.ts';
import { errorValues } from '@mise/contract/error-values.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';

/**
 * What a visitor reads of a failure: the text of its key, else what the shop said, and the general one for anything that
 * is no refusal. Needs the catalogue `errors`.
 */
export function errorMessage(error: unknown, i18n: I18n): string {
  if (!isApiError(error)) return i18n._('storefrontError.unknownError');
  const id = `storefrontError.${error.key}`;
  if (id in i18n.messages) return i18n._(id as MessageId, errorValues(error, i18n.locale));
  return error.message;
}
