import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; its presence marks the control as invalid. */
  error?: ReactNode;
  isRequired?: boolean;
  /** Read out and not shown, where a heading above says the same. */
  isLabelHidden?: boolean | undefined;
};

type FieldFrameProps = FieldTexts & { id: string; className?: string | undefined; children: ReactNode };

/** Label above, hint and error below a control; the ids are those that `describedBy` names. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, isRequired, isLabelHidden, className, children } = props;
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block text-sm font-medium'}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 flex items-start gap-1 text-sm text-negative">
      <Icon name="warning" className="mt-0.5 size-4" />
      <span>{error}</span>
    </p>
  );
}

/** Value of `aria-describedby` for a control inside a FieldFrame. */
export function describedBy(id: string, texts: { hint?: ReactNode; error?: ReactNode }): string | undefined {
  const ids = [texts.hint && `${id}-hint`, texts.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Heights of 32, 40, 48 px, as buttons have them. */
export const controlSizes = {
  small: 'min-h-8 py-0.5 text-sm',
  medium: 'min-h-10 py-1 text-sm',
  large: 'min-h-12 py-2 text-base',
};

export const controlClasses =
  'block w-full rounded border border-line-strong bg-surface px-3 transition-colors ' +
  'placeholder:text-ink-muted hover:border-ink focus:border-primary-edge active:border-primary-edge ' +
  'aria-invalid:border-negative aria-invalid:bg-negative-soft ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-muted';
