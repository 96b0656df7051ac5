import type { FormField } from '@mise/contract/content/block-form.ts';
import type { ReactNode } from 'react';

/** What every control of a form takes. */
export type FieldProps<Field extends FormField = FormField> = {
  field: Field;
  /** As it is stored: anything, where a foreign client wrote it. */
  value: unknown;
  /** `path`: keys from this field to what changed, none where it is all of it; `formerIndexes`: see `Edit`. */
  onChange: (
    path: readonly (string | number)[],
    value: unknown,
    field: FormField,
    formerIndexes?: readonly (number | null)[],
  ) => void;
};

/** What holds fields draws each of them by this. */
export type RenderField = (props: FieldProps) => ReactNode;

/** A field of one kind. */
export type FieldOf<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>;

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
