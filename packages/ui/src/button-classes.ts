import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'inverse';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded font-semibold text-center transition-colors ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted disabled:border-line aria-busy:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary-fill text-on-primary-fill hover:bg-primary-fill-hover active:bg-primary-fill-active',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken active:bg-line',
  /** On a colored ground or a picture. */
  inverse: 'bg-surface text-ink hover:bg-primary-100 active:bg-primary-200',
  quiet: 'text-primary-ink hover:bg-primary-50 active:bg-primary-100',
};

/** Heights of 32, 40, 48 px; long German words wrap instead of being cut. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-sm',
  medium: 'min-h-10 px-4 py-1.5 text-sm',
  large: 'min-h-12 px-6 py-2 text-base',
};

/** The look of a button, also for a link that leads on. */
export function buttonClasses(options: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}): string {
  return classNames(base, variants[options.variant ?? 'primary'], sizes[options.size ?? 'medium'], options.className);
}
