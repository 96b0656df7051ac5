import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML of the server and while it is taken over, true as soon as scripts can answer. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
