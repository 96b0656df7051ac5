import { useId } from 'react';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useLabel } from './use-label.ts';

/** On or off. */
export function FlagField({ field, value, onChange }: FieldProps<FieldOf<'flag'>>) {
  const id = useId();
  const label = useLabel();
  const isOn = typeof value === 'boolean' ? value : field.usual;
  return (
    <div className="ed:flex ed:items-start ed:gap-2">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange([], event.target.checked, field)}
        className="ed:mt-0.5 ed:size-4 ed:shrink-0 ed:accent-blue-600 ed:pointer-coarse:size-6"
      />
      <label htmlFor={id} className="ed:text-sm">
        {label(field.label)}
      </label>
    </div>
  );
}
