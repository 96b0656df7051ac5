import { useId } from 'react';
import { describedBy, FieldFrame, inputClasses } from './field-frame.tsx';
import { asText, type FieldProps } from './field-props.ts';
import { useTextError } from './use-text-error.ts';
import { useWritten } from './use-written.ts';

/** A line of words. */
export function TextField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const words = asText(value);
  const error = useTextError(words, field.maximum);
  const [written, setWritten] = useWritten(words);
  return (
    <FieldFrame id={id} field={field} error={error}>
      <input
        id={id}
        type="text"
        value={written}
        onChange={({ target }) => {
          setWritten(target.value);
          onChange([], target.value, field);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field, error)}
        className={inputClasses}
      />
    </FieldFrame>
  );
}
