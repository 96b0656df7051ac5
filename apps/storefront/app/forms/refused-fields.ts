import { isApiError } from '@mise/contract/api-error.ts';
import type { FieldDefinitions, FieldName, FormErrors } from './form-definition.ts';
import { fieldNames } from './form-values.ts';

/** The last name of a path: `zipCode` of `addressData.zipCode`. */
function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/**
 * The fields that the shop refused. It names them by their path in what was sent: the field of that name is meant, or, in a
 * form that asks for the same twice, the one under `prefix.`.
 */
export function refusedFields<Fields extends FieldDefinitions>(
  fields: Fields,
  error: unknown,
  prefix?: string,
): FormErrors<Fields> {
  if (!isApiError(error, 'invalidInput', 'address.validationFailed')) return {};
  const errors: FormErrors<Fields> = {};
  for (const [path, reason] of Object.entries(error.cause)) {
    const name = prefix === undefined ? lastName(path) : `${prefix}.${lastName(path)}`;
    const field: FieldName<Fields> | undefined = fieldNames(fields).find((each) => each === path || each === name);
    if (field) errors[field] = reason;
  }
  return errors;
}
