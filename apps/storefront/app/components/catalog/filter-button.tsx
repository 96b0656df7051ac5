import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { countFilters } from '#app/lists/list-query.ts';
import { useText } from '#app/page/use-text.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { filtersId } from './list-parts.ts';
import { useListChoice } from './use-list-choice.ts';

/** On a narrow screen: opens the filters as a drawer. Without scripts it is a link that shows them above the list. */
export default function FilterButton({ list }: { list: ProductList }) {
  const text = useText();
  const isHydrated = useHydrated();
  const { wanted } = useListChoice(list);
  const [{ isOpen, wasOpened }, setState] = useState({ isOpen: false, wasOpened: false });
  const button = useRef<HTMLButtonElement>(null);
  const open = () => setState({ isOpen: true, wasOpened: true });

  // The way back leads to the list, too. Heard from the beginning: a listener that is renewed meanwhile hears nothing.
  useEffect(() => {
    // One that was told late is the link of before (start/early-entries.ts), which opened the drawer.
    const close = ({ isTrusted }: PopStateEvent) => isTrusted && setState((before) => ({ ...before, isOpen: false }));
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  const content = (
    <>
      <Icon name="filter" className="size-5" />
      {text('filter.open', { count: countFilters(wanted) })}
    </>
  );

  // Pressed before the scripts could answer: the link was followed. The focus comes back to the button afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have taken over
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (!isHydrated || hash !== `#${filtersId}`) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    if (!window.matchMedia('(width < 64rem)').matches) return;
    button.current?.focus({ preventScroll: true });
    open();
  }, [isHydrated]);

  if (!isHydrated) {
    return (
      <a href={`#${filtersId}`} className={buttonClasses({ variant: 'secondary' })}>
        {content}
      </a>
    );
  }
  return (
    <>
      <Button ref={button} variant="secondary" aria-haspopup="dialog" onClick={open}>
        {content}
      </Button>
      {wasOpened && (
        <FilterDrawer list={list} isOpen={isOpen} onClose={() => setState({ isOpen: false, wasOpened: true })} />
      )}
    </>
  );
}
