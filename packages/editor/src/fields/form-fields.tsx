import type { FormField } from '@mise/contract/content/block-form.ts';
import { renderField } from './field-input.tsx';
import type { FieldProps } from './field-props.ts';
import { FieldRows } from './field-rows.tsx';
import type { Values } from './values-at.ts';

type FormFieldsProps = {
  fields: readonly FormField[];
  /** What they hold, by their keys. */
  values: Values | undefined;
  onChange: FieldProps['onChange'];
};

/** A form: each field in the control that suits it. */
export function FormFields(props: FormFieldsProps) {
  return <FieldRows {...props} renderField={renderField} />;
}
