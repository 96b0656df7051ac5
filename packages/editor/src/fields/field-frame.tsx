import type { FormField } from '@mise/contract/content/block-form.ts';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { useFieldKey } from './field-key-context.ts';
import { useLabel } from './use-label.ts';
import { useWantedField } from './use-wanted-field.ts';

type FieldFrameProps = {
  id: string;
  field: FormField;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Beside the label: what can be done with the whole field. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Label above, hint and error below a control; `describedBy` names both. */
export function FieldFrame({ id, field, error, actions, children }: FieldFrameProps) {
  const label = useLabel();
  useWantedField(useFieldKey(), id);
  return (
    <div>
      <div className="ed:mb-1 ed:flex ed:items-center ed:justify-between ed:gap-2">
        <label id={`${id}-label`} htmlFor={id} className="ed:text-sm ed:font-medium">
          {label(field.label)}
        </label>
        {actions}
      </div>
      {children}
      {field.hint && (
        <p id={`${id}-hint`} className="ed:mt-1 ed:text-xs ed:text-gray-600">
          {label(field.hint)}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}

/** For `aria-describedby` of a control in a frame. */
export function describedBy(id: string, { hint }: FormField, error?: string): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export const inputClasses =
  'ed:block ed:min-h-8 ed:w-full ed:min-w-0 ed:rounded ed:border ed:border-gray-400 ed:bg-white ed:px-2 ed:py-1 ed:text-sm ' +
  'ed:hover:border-gray-900 ed:focus-visible:border-blue-600 ed:aria-invalid:border-red-700 ed:pointer-coarse:min-h-11';
