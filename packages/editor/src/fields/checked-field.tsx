import type { FormField } from '@mise/contract/content/block-form.ts';
import { useId } from 'react';
import { describedBy, FieldFrame, inputClasses } from './field-frame.tsx';
import { useDraft } from './use-draft.ts';

type CheckedFieldProps = {
  field: FormField;
  value: string;
  /** What is stored of a text; null where it is refused. */
  read: (written: string) => string | null;
  error: string;
  /** Of a text of several lines. */
  rows?: number | undefined;
  onChange: (value: string) => void;
};

/** A text that is refused at the field where it is not written as it has to be. */
export function CheckedField({ field, value, read, error, rows, onChange }: CheckedFieldProps) {
  const id = useId();
  const draft = useDraft(value, { read, invalid: error, maximum: field.maximum, take: onChange });
  const wrong = draft.error;
  const control = {
    id,
    spellCheck: false,
    autoComplete: 'off',
    value: draft.text,
    onBlur: draft.onBlur,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': describedBy(id, field, wrong),
    className: inputClasses,
  };
  return (
    <FieldFrame id={id} field={field} error={wrong}>
      {rows === undefined ? (
        <input type="text" {...control} onChange={(event) => draft.onChange(event.target.value)} />
      ) : (
        <textarea rows={rows} {...control} onChange={(event) => draft.onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}
