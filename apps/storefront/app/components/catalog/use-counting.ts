import { useEffect, useState } from 'react';

/** In what a buyer counts: packs as they are sold, or the pieces in them. */
export type Counting = 'packs' | 'pieces';

const storageKey = 'counting';

/** What was chosen last, on any product, holds on; the page is drawn with packs and shows it once scripts run. */
export function useCounting(): [Counting, (counting: Counting) => void] {
  const [counting, setCounting] = useState<Counting>('packs');
  useEffect(() => setCounting(remembered()), []);
  return [
    counting,
    (chosen) => {
      setCounting(chosen);
      remember(chosen);
    },
  ];
}

function remembered(): Counting {
  try {
    return localStorage.getItem(storageKey) === 'pieces' ? 'pieces' : 'packs';
  } catch {
    return 'packs';
  }
}

function remember(counting: Counting): void {
  try {
    localStorage.setItem(storageKey, counting);
  } catch {
    // A browser that stores nothing counts anew on the next page.
  }
}
