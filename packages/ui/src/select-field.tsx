import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, controlSizes, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Icon } from './icon.tsx';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'size'> & {
    options: readonly SelectOption[];
    size?: keyof typeof controlSizes;
    ref?: Ref<HTMLSelectElement>;
  };

export function SelectField({
  label,
  hint,
  error,
  isRequired,
  className,
  options,
  size = 'large',
  id: givenId,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} className={className}>
      <div className="relative">
        <select
          {...rest}
          id={id}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(controlClasses, controlSizes[size], 'appearance-none truncate pr-10')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5" />
      </div>
    </FieldFrame>
  );
}
