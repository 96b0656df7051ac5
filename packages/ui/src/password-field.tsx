import { type InputHTMLAttributes, type Ref, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, controlSizes, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'size' | 'type'> & {
    /** On the button that makes it readable, and hides it again. */
    showLabel: string;
    ref?: Ref<HTMLInputElement>;
  };

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isRequired, className, showLabel, id: givenId, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} className={className}>
      <div className="flex gap-2">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(controlClasses, controlSizes.large)}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="min-h-12 shrink-0 rounded border border-line-strong px-3 text-sm hover:border-ink aria-pressed:bg-sunken"
        >
          {showLabel}
        </button>
      </div>
    </FieldFrame>
  );
}
