import { classNames } from './class-names.ts';

/** Holds the place of what is on its way, in its shape. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block motion-safe:animate-pulse rounded bg-sunken', className)} />
  );
}
