import type { I18n } from '@lingui/core';
import { type ApiError, isApiError } from '@mise/contract/api-error.ts';
import { errorValues } from '@mise/contract/error-values.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';

/**
 * What a visitor reads of a failure: the text of its key, else what the shop said, and the general one for anything that
 * is no refusal. Where nobody knows what became of it, it does not say that it failed. Needs the catalogue `errors`.
 */
export function errorMessage(error: unknown, i18n: I18n): string {
  if (!isApiError(error)) return i18n._('storefrontError.unknownError');
  if (isAnswerLost(error)) return i18n._('error.noAnswer');
  if (error.key === 'sentBefore') return i18n._('error.sentBefore');
  const id = `storefrontError.${error.key}`;
  if (id in i18n.messages) return i18n._(id as MessageId, errorValues(error, i18n.locale));
  return error.message;
}

/** No answer, or one of what stands before the shop. What the shop itself could not do has its request's id as cause. */
function isAnswerLost({ key, status, cause }: ApiError): boolean {
  return key === 'unknownError' && (status === undefined || (status >= 502 && cause === undefined));
}
