import { useId } from 'react';
import { inputClasses } from '../fields/field-frame.tsx';
import { useHost } from '../host.ts';
import type { EditorTextId } from '../texts.ts';

const values = ['all', 'noindex', 'nofollow', 'noindex, nofollow'] as const;

type RobotsSelectProps = {
  label?: EditorTextId;
  value: string;
  hint?: string | undefined;
  onChange: (value: string) => void;
};

/** What search engines may do with a page; something is always chosen. */
export function RobotsSelect({ label = 'editor.seo.robots', value, hint, onChange }: RobotsSelectProps) {
  const id = useId();
  const { text } = useHost();
  return (
    <div>
      <label htmlFor={id} className="ed:mb-1 ed:block ed:text-sm ed:font-medium">
        {text(label)}
      </label>
      <select
        id={id}
        value={values.find((each) => each === value) ?? 'all'}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={inputClasses}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {text(`editor.seo.robots.${each}`)}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="ed:mt-1 ed:text-xs ed:text-gray-600">
          {hint}
        </p>
      )}
    </div>
  );
}
