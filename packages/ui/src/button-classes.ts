import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'inverse';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The look of a button (controls.css), also for a link that leads on. */
export function buttonClasses(options: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}): string {
  const { variant = 'primary', size = 'medium', className } = options;
  return classNames(`button button-${variant} button-${size}`, className);
}
