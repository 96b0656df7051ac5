import { classNames } from './class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-5 motion-safe:animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
