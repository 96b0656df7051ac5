import { useId } from 'react';
import { useHost } from '../host.ts';
import type { EditorTextId } from '../texts.ts';

type PageSwitchProps = {
  label: EditorTextId;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: string | undefined;
};

/** Something of a page that is on or off. */
export function PageSwitch({ label, isOn, onChange, hint }: PageSwitchProps) {
  const id = useId();
  const { text } = useHost();
  return (
    <div>
      <div className="ed:flex ed:items-start ed:gap-2">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="ed:mt-0.5 ed:size-4 ed:shrink-0 ed:accent-blue-600 ed:pointer-coarse:size-6"
        />
        <label htmlFor={id} className="ed:text-sm">
          {text(label)}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ed:mt-1 ed:ml-6 ed:text-xs ed:text-gray-600">
          {hint}
        </p>
      )}
    </div>
  );
}
