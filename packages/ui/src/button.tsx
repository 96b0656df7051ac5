import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Waits for an answer: shows it, keeps its width and its focus, and answers no further click. */
  isBusy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ variant, size, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses({ variant, size, className })}
    >
      {isBusy && <Spinner className="absolute inset-0 m-auto" />}
      {/* Seen no more, but still its name to who hears it. */}
      <span className={isBusy ? 'opacity-0' : 'contents'}>{children}</span>
    </button>
  );
}
