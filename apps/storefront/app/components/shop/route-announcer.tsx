import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#app/page/use-text.ts';

/** What a link may say of its navigation in `state`: sorting a list must not take the focus from its control. */
export type NavigationState = {
  keepsFocus?: boolean;
  /** Id of an element whose text says what became of it; without one the title of the page is read out. */
  reads?: string;
} | null;

/** After a navigation: the focus goes to the new page and its title is read out, as a new document would. */
export function RouteAnnouncer() {
  const text = useText();
  const { key, state } = useLocation();
  const isFirst = useRef(true);
  const [{ message, turn }, setAnnouncement] = useState({ message: '', turn: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the navigation, nothing else may announce one
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const { keepsFocus, reads = '' } = (state as NavigationState) ?? {};
    const told = document.getElementById(reads)?.textContent;
    const next = told ?? text('common.pageLoaded', { title: document.title });
    setAnnouncement((before) => ({ message: next, turn: 1 - before.turn }));
    if (keepsFocus) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [key]);

  // Two places in turn: the same words again, such as of a list in another order, are read out only where none stood.
  return [0, 1].map((place) => (
    <p key={place} aria-live="polite" className="sr-only">
      {place === turn ? message : ''}
    </p>
  ));
}
