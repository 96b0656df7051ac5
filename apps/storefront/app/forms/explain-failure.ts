import { isApiError } from '@mise/contract/api-error.ts';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { errorMessage } from '#app/page/error-message.ts';
import { hasErrors } from './check-values.ts';
import type { FieldDefinitions, FormErrors } from './form-definition.ts';
import { refusedFields } from './refused-fields.ts';

/** Why a form could not do its work: fields to be marked, or a message that says what to do. */
export type Objection<Fields> = {
  errors?: FormErrors<Fields>;
  failure?: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined;
};

/** What a failed call means for the form whose values it was given. */
export async function explainFailure<Fields extends FieldDefinitions>(
  fields: Fields,
  error: unknown,
): Promise<Objection<Fields>> {
  const errors = refusedFields(fields, error);
  if (hasErrors(errors)) return { errors };
  if (isApiError(error) && error.status === undefined) return { failure: browserI18n()._('forms.lostAnswer') };
  // Without their texts the shop's own words are shown.
  await ensureMessages(['errors']).catch(() => undefined);
  return { failure: errorMessage(error, browserI18n()), retryAfter: isApiError(error) ? error.retryAfter : undefined };
}
