import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, controlSizes, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'size'> & {
    size?: keyof typeof controlSizes;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({
  label,
  hint,
  error,
  isRequired,
  className,
  size = 'large',
  id: givenId,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} className={className}>
      <input
        type="text"
        {...rest}
        id={id}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(controlClasses, controlSizes[size])}
      />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> & { ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, isRequired, className, id: givenId, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} className={className}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(controlClasses, controlSizes.large, 'resize-y')}
      />
    </FieldFrame>
  );
}
