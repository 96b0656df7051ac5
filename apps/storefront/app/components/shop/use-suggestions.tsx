import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { asPart } from '#app/start/first-intent.ts';

const SuggestionList = lazy(asPart(() => import('./suggestion-list.tsx')));

/** Addresses of the options on the screen, in their order. */
export type SuggestionTargets = readonly string[];

/**
 * The combobox around the search field (ARIA "list autocomplete with manual selection"): the field keeps the focus, arrow
 * keys choose, Enter follows the chosen one or sends the form, Escape closes.
 */
export function useSuggestions({ id, term }: { id: string; term: string }) {
  const navigate = useNavigate();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const targets = useRef<SuggestionTargets>([]);
  const [count, setCount] = useState(0);
  const listId = `${id}-suggestions`;
  const isShown = isOpen && count > 0;

  function close(): void {
    setIsOpen(false);
    setActive(-1);
  }

  function showTargets(next: SuggestionTargets): void {
    targets.current = next;
    setCount(next.length);
    setActive(-1);
  }

  function move(step: 1 | -1): void {
    setIsOpen(true);
    // From the last option back to the field itself (-1), and around.
    setActive((index) => ((index + 1 + step + count + 1) % (count + 1)) - 1);
  }

  const field = {
    onFocus: () => setIsLoaded(true),
    onBlur: close,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const target = targets.current[active];
      if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        close();
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && isShown && target !== undefined) {
        event.preventDefault();
        close();
        navigate(target);
      }
    },
    ...(isLoaded && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : undefined,
    }),
  };

  const list: ReactNode = isLoaded && (
    <Suspense>
      <SuggestionList
        id={listId}
        term={term}
        isOpen={isOpen}
        active={active}
        onTargets={showTargets}
        onChoose={close}
      />
    </Suspense>
  );

  return { field, list, open: () => setIsOpen(true), close };
}
