import type { FormField } from '@mise/contract/content/block-form.ts';
import { useId } from 'react';
import { describedBy, FieldFrame, inputClasses } from './field-frame.tsx';
import { useTextError } from './use-text-error.ts';

type LinesFieldProps = {
  field: Pick<FormField, 'key' | 'label' | 'hint' | 'maximum'>;
  value: string;
  rows: number;
  /** What counts as long as the field is empty. */
  placeholder?: string;
  onChange: (value: string) => void;
};

/** A text of several lines, without any form. */
export function LinesField({ field: described, value, rows, placeholder, onChange }: LinesFieldProps) {
  const id = useId();
  const field: FormField = { ...described, kind: 'text', isTranslated: true };
  const error = useTextError(value, field.maximum);
  return (
    <FieldFrame id={id} field={field} error={error}>
      <textarea
        id={id}
        rows={rows}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field, error)}
        className={inputClasses}
      />
    </FieldFrame>
  );
}
