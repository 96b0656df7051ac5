import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-frame.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required'> & {
  /** May hold links: they stay clickable beside the box. */
  label: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, error, isRequired, className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={classNames('checkbox', className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
