import { useEffect, useState } from 'react';

/** Under which the browser keeps what is compared. */
export const compareKey = 'compare';
/** Told to the window when that changes. */
export const compareChanged = 'compare-changed';

/** Whether anything was ever chosen to be compared: until then no page loads what shows it. */
export function useIsComparing(): boolean {
  const [isComparing, setComparing] = useState(false);
  useEffect(() => {
    const begin = () => setComparing(true);
    try {
      if (localStorage.getItem(compareKey) !== null) begin();
    } catch {
      // Storage is switched off.
    }
    window.addEventListener(compareChanged, begin);
    return () => window.removeEventListener(compareChanged, begin);
  }, []);
  return isComparing;
}
