import { classNames } from '@mise/ui/class-names.ts';
import { Spinner } from '@mise/ui/spinner.tsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

type TextButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'primary' | 'danger' | 'plain';
  /** Waits for an answer, and takes no further press. */
  isBusy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Enter in a field presses it too. */
const refuse = (event: MouseEvent) => event.preventDefault();

const looks = {
  primary:
    'ed:bg-blue-600 ed:text-white ed:hover:bg-blue-700 ed:active:bg-blue-800 ed:disabled:bg-gray-100 ed:disabled:text-gray-600',
  danger:
    'ed:bg-red-700 ed:text-white ed:hover:bg-red-800 ed:active:bg-red-900 ed:disabled:bg-gray-100 ed:disabled:text-gray-600',
  plain:
    'ed:border ed:border-gray-400 ed:bg-white ed:hover:bg-gray-100 ed:active:bg-gray-200 ed:disabled:border-gray-200 ed:disabled:text-gray-600',
};

/** A button with words, of 32 px, 44 where fingers press it. */
export function TextButton({ look = 'plain', isBusy = false, className, children, onClick, ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? refuse : onClick}
      className={classNames(
        'ed:inline-flex ed:min-h-8 ed:items-center ed:justify-center ed:gap-2 ed:rounded ed:px-3 ed:text-sm ed:font-semibold ed:pointer-coarse:min-h-11',
        looks[look],
        className,
      )}
    >
      {isBusy && <Spinner className="ed:size-4!" />}
      {children}
    </button>
  );
}
