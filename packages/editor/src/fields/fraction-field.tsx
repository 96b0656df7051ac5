import { useId } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** From nothing to all of it, in hundredths. */
export function FractionField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const number = Number(value ?? 1);
  const percent = Math.round((Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1) * 100);
  return (
    <FieldFrame
      id={id}
      field={field}
      actions={<output htmlFor={id} className="ed:text-xs ed:text-gray-600">{`${percent} %`}</output>}
    >
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onChange([], Number(event.target.value) / 100, field)}
        aria-describedby={describedBy(id, field)}
        className="ed:block ed:min-h-8 ed:w-full ed:accent-blue-600"
      />
    </FieldFrame>
  );
}
