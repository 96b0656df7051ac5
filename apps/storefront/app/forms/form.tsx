import type { ComponentProps, ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldDefinitions } from './form-definition.ts';
import type { FormState } from './use-form.ts';

type FormProps<Fields extends FieldDefinitions> = {
  form: FormState<Fields>;
  label: string;
  /** Those of the form, or what does more with them. */
  events?: Pick<ComponentProps<'form'>, 'onInput' | 'onBlur' | 'onPointerDown'>;
  className?: string;
  children: ReactNode;
};

/** The form element, what is wrong at its top. What is sent before its scripts are there is sent by them. */
export function Form<Fields extends FieldDefinitions>({ form, label, events, className, children }: FormProps<Fields>) {
  return (
    <form
      key={form.version}
      ref={form.element}
      // Outside a dialog it sends nothing: before scripts answer, Enter must not write what is typed into the address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      {...(events ?? form.events)}
      aria-label={label}
      className={className}
    >
      <ErrorSummary form={form} />
      {children}
    </form>
  );
}
