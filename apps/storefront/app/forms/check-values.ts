import { isEmail } from '@mise/contract/is-email.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import {
  definitionOf,
  type FieldDefinition,
  type FieldDefinitions,
  type FormErrors,
  type FormValues,
} from './form-definition.ts';
import { fieldNames } from './form-values.ts';

/** What the definition alone says about the values: required, limits, the check of each field. */
export function checkValues<Fields extends FieldDefinitions>(
  fields: Fields,
  values: FormValues<Fields>,
): FormErrors<Fields> {
  const errors: FormErrors<Fields> = {};
  for (const name of fieldNames(fields)) {
    const reason = checkValue(definitionOf(fields, name), values[name]);
    if (reason) errors[name] = reason;
  }
  return errors;
}

function checkValue(field: FieldDefinition, value: string | boolean): FieldReason | undefined {
  const missing = field.isRequired ? 'required' : undefined;
  if (typeof value === 'boolean') return value ? undefined : missing;
  const text = field.kind === 'password' ? value : value.trim();
  if (text === '') return missing;
  if (field.maxLength !== undefined && text.length > field.maxLength) return 'tooLong';
  if (field.kind === 'email' && !isEmail(text)) return 'email';
  return field.check?.(text);
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}

type MarksInput<Fields> = {
  /** Fields that are marked as wrong. */
  marks: FormErrors<Fields>;
  /** What the checks said before an entry and say now. */
  before: FormErrors<Fields>;
  now: FormErrors<Fields>;
  /** Where the entry was made. */
  name: string;
  /** Of a list or a box, which is complete at once; a text is not before it is left. */
  isChoice: boolean;
};

/**
 * The marks after an entry. Those that it made right are gone; what the shop refused stays until it is changed. A choice
 * marks what it made wrong: a postcode that was right in one country may not be in another.
 */
export function marksAfterEntry<Fields extends FieldDefinitions>(
  fields: Fields,
  { marks, before, now, name: changed, isChoice }: MarksInput<Fields>,
): FormErrors<Fields> {
  const next: FormErrors<Fields> = {};
  for (const name of fieldNames(fields)) {
    const isRefusedByShop = name !== changed && before[name] === undefined;
    const isNew = isChoice && now[name] !== before[name] && now[name] !== 'required';
    const reason = marks[name] ? (now[name] ?? (isRefusedByShop ? marks[name] : undefined)) : isNew && now[name];
    if (reason) next[name] = reason;
  }
  return next;
}
