import { classNames } from '@mise/ui/class-names.ts';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { EditorIcon, type EditorIconName } from './editor-icon.tsx';

type ToolButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  icon: EditorIconName;
  /** What it does: read out, and shown while the pointer rests on it. */
  label: string;
  /** For a button that stays pressed. */
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A sign to press, of 32 px, 44 where fingers press it. */
export function ToolButton({ icon, label, isPressed, className, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      className={classNames(
        'ed:inline-flex ed:size-8 ed:shrink-0 ed:items-center ed:justify-center ed:rounded ed:pointer-coarse:size-11',
        'ed:hover:bg-gray-100 ed:active:bg-gray-200 ed:disabled:text-gray-400 ed:disabled:hover:bg-transparent',
        isPressed && 'ed:bg-blue-100 ed:text-blue-800',
        className,
      )}
    >
      <EditorIcon name={icon} />
    </button>
  );
}
