import { Checkbox } from '@mise/ui/checkbox.tsx';
import { PasswordField } from '@mise/ui/password-field.tsx';
import { SelectField, type SelectOption } from '@mise/ui/select-field.tsx';
import { TextAreaField, TextField } from '@mise/ui/text-field.tsx';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import { fieldErrorText, fieldId } from './field-texts.ts';
import { definitionOf, type FieldDefinitions, type FieldName } from './form-definition.ts';
import type { FormState } from './use-form.ts';

type FieldProps<Fields extends FieldDefinitions, Name extends FieldName<Fields>> = {
  form: FormState<Fields>;
  name: Name;
  /** Where the page knows more than the definition: a label with links, a hint with figures. */
  label?: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean | undefined;
  /** Whether a checkbox is on at the beginning, where that is not the form's to say. */
  isOn?: boolean;
  options?: readonly SelectOption[];
  className?: string;
} & (Fields[Name]['kind'] extends 'select' ? { options: readonly SelectOption[] } : unknown);

/** The control of a field, of the kind that its definition says; `ChoiceField` is the one for choices. */
export function Field<Fields extends FieldDefinitions, Name extends FieldName<Fields>>(
  props: FieldProps<Fields, Name>,
) {
  const { form, name, isOn, options = [], className } = props;
  const text = useText();
  const field = definitionOf(form.fields, name);
  const [value] = useState(form.entered[name]);
  const shared = {
    id: fieldId(form, name),
    name,
    label: props.label ?? text(field.label),
    isRequired: props.isRequired ?? field.isRequired,
    error: fieldErrorText(form, name, text),
    className,
  };
  if (field.kind === 'checkbox')
    return <Checkbox {...shared} autoComplete={field.autoComplete} defaultChecked={isOn ?? value === true} />;

  const texts = {
    ...shared,
    hint: props.hint ?? (field.hint && text(field.hint)),
    autoComplete: field.autoComplete ?? (field.kind === 'email' ? 'email' : undefined),
    defaultValue: String(value),
  };
  switch (field.kind) {
    case 'select':
      return <SelectField {...texts} options={options} />;
    case 'multiLine':
      return <TextAreaField {...texts} />;
    case 'password':
      return <PasswordField {...texts} showLabel={text('forms.showPassword')} />;
    case 'email':
    case 'tel':
      return <TextField {...texts} type={field.kind} />;
    default:
      return <TextField {...texts} />;
  }
}
