import { useId } from 'react';
import { fieldKey } from '../document/field-key.ts';
import { inputClasses } from '../fields/field-frame.tsx';
import { useLengthError } from '../fields/use-length-error.ts';
import { useRefusal } from '../fields/use-refusal.ts';
import { useWantedField } from '../fields/use-wanted-field.ts';
import { useWritten } from '../fields/use-written.ts';
import { useHost } from '../host.ts';
import type { EditorTextId } from '../texts.ts';
import { longestOfPageField } from './page-field-labels.ts';
import type { PageFields } from './page-settings.ts';
import { usePageField } from './use-page-field.ts';

type TextKey = { [Key in keyof PageFields]: PageFields[Key] extends string ? Key : never }[keyof PageFields];

type PageTextFieldProps = {
  id: number;
  field: TextKey;
  label: EditorTextId;
  hint?: string | undefined;
  /** What counts as long as the field is empty. */
  placeholder?: string;
  /** Of a text that may be long. */
  rows?: number;
  /** What is wrong with it; undefined where nothing is. */
  check?: (value: string) => EditorTextId | undefined;
};

/** A text among the settings of a page. */
export function PageTextField({ id, field, label, hint, placeholder, rows, check }: PageTextFieldProps) {
  const inputId = useId();
  const { text } = useHost();
  const [value, change] = usePageField(id, field, label) as [string, (value: string) => void];
  const [written, setWritten] = useWritten(value);
  const refused = check?.(value);
  const tooLong = useLengthError(value, longestOfPageField(field));
  const key = fieldKey.ofPage(id, field);
  const refusal = useRefusal(key);
  const wrong = tooLong ?? (refused && text(refused)) ?? refusal;
  useWantedField(key, inputId);
  const described = [hint && `${inputId}-hint`, wrong && `${inputId}-error`].filter(Boolean).join(' ');
  const control = {
    id: inputId,
    value: written,
    placeholder,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
    className: `${inputClasses} ed:placeholder:text-gray-600 ed:placeholder:italic`,
    onChange: ({ target }: { target: { value: string } }) => {
      setWritten(target.value);
      change(target.value);
    },
  };
  return (
    <div>
      <label htmlFor={inputId} className="ed:mb-1 ed:block ed:text-sm ed:font-medium">
        {text(label)}
      </label>
      {rows === undefined ? <input type="text" {...control} /> : <textarea rows={rows} {...control} />}
      {hint && (
        <p id={`${inputId}-hint`} className="ed:mt-1 ed:text-xs ed:text-gray-600">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${inputId}-error`} className="ed:mt-1 ed:text-xs ed:text-red-700">
          {wrong}
        </p>
      )}
    </div>
  );
}
