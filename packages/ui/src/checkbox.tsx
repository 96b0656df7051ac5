import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
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
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 cursor-pointer rounded accent-primary-edge hover:outline-1 hover:outline-ink disabled:cursor-not-allowed disabled:outline-none"
        />
        <label htmlFor={id} className="text-sm leading-6">
          {label}
          {isRequired && <span aria-hidden="true"> *</span>}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
