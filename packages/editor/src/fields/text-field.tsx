import { useId } from 'react';
import { describedBy, FieldFrame, inputClasses } from './field-frame.tsx';
import { asText, type FieldProps } from './field-props.ts';

/** A line of words. */
export function TextField({ field, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} field={field}>
      <input
        id={id}
        type="text"
        value={asText(value)}
        maxLength={field.maximum}
        onChange={(event) => onChange([], event.target.value, field)}
        aria-describedby={describedBy(id, field)}
        className={inputClasses}
      />
    </FieldFrame>
  );
}
