import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does, in the language of the page: the picture says nothing to a screen reader. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classNames('icon-button', className)}>
      {children}
    </button>
  );
}
