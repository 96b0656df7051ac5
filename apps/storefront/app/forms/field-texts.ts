import { fieldReasonTexts } from '@mise/rules/field-reasons.ts';
import type { Text } from '#app/page/use-text.ts';
import { definitionOf, type FieldDefinitions, type FieldName } from './form-definition.ts';
import type { FormState } from './use-form.ts';

/** Id of the element that holds a field. */
export function fieldId(form: { id: string }, name: string): string {
  return `${form.id}-${name}`;
}

/** What to do about a field that is wrong; undefined where it is right. */
export function fieldErrorText<Fields extends FieldDefinitions>(
  form: FormState<Fields>,
  name: FieldName<Fields>,
  text: Text,
): string | undefined {
  const reason = form.errors[name];
  if (!reason) return undefined;
  const { errorTexts, maxLength } = definitionOf(form.fields, name);
  const own = form.errorText?.(name, reason) ?? (errorTexts?.[reason] && text(errorTexts[reason]));
  if (own) return own;
  if (reason === 'tooLong' && maxLength !== undefined) return text('fieldError.maximumLength', { maximum: maxLength });
  return text(fieldReasonTexts[reason]);
}

/** How a field is called in the error summary. */
export function summaryLabel<Fields extends FieldDefinitions>(
  form: FormState<Fields>,
  name: FieldName<Fields>,
  text: Text,
): string {
  const field = definitionOf(form.fields, name);
  const label = text(field.label);
  return field.summaryLabel ? text(field.summaryLabel, { label }) : label;
}
