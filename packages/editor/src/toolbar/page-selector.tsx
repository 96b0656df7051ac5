import { localized } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Spinner } from '@mise/ui/spinner.tsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { EditorIcon } from '../controls/editor-icon.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { usePieces } from '../controls/use-pieces.ts';
import { useHost } from '../host.ts';
import { useHomeTitle } from '../pages/use-home-title.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { SearchInput } from '../pickers/search-input.tsx';
import { findPages, type ShopPage } from '../pickers/shop-pages.ts';
import { readShopPages, useShopPages } from '../pickers/use-shop-pages.ts';
import { goTo } from '../save/go-to.ts';
import { openDrawer } from '../store/drawers.ts';

/** Which page is open, and the way to every other one. */
export function PageSelector() {
  const { text, language, path } = useHost();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { pages, failure, retry } = useShopPages();
  const homeTitle = useHomeTitle();
  const here = path.split('?')[0];
  const isHome = here === pathTo.home(language);
  const current = pages?.find((page) => localized(language, page.path) === here);
  useNewPage(here, isHome || pages === null || current !== undefined);
  const name = isHome ? homeTitle : (current?.name ?? text('editor.pages.choose'));
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        className="ed:inline-flex ed:min-h-8 ed:max-w-72 ed:min-w-0 ed:items-center ed:max-sm:shrink-0 ed:gap-2 ed:rounded ed:border ed:border-gray-400 ed:px-3 ed:hover:bg-gray-100 ed:max-sm:px-1.5 ed:pointer-coarse:min-h-11"
      >
        <EditorIcon
          name={isHome ? 'home' : 'pages'}
          className={isHome ? 'ed:size-4 ed:shrink-0' : 'ed:size-4 ed:shrink-0 ed:sm:hidden'}
        />
        <span className="sr-only">{text('editor.pages.current')}</span>
        <span className="ed:truncate ed:font-semibold ed:max-sm:sr-only">{name}</span>
        <EditorIcon name="chevronDown" className="ed:size-4 ed:shrink-0 ed:max-sm:hidden" />
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => {
          setIsOpen(event.newState === 'open');
          // Pages may have come since.
          if (event.newState === 'open') retry();
        }}
        className="ed:fixed ed:inset-auto ed:top-[52px] ed:left-2 ed:m-0 ed:w-96 ed:max-w-[calc(100vw-1rem)] ed:rounded ed:border ed:border-gray-400 ed:bg-white ed:p-3 ed:text-sm ed:text-gray-900"
      >
        {isOpen && (
          <Choice home={homeTitle} pages={pages} failure={failure} retry={retry} close={() => closePopover(id)} />
        )}
      </div>
    </>
  );
}

/** Somebody may have added the page that is open since pages were read. */
function useNewPage(here: string | undefined, isKnown: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page, which may be none that has a name
  useEffect(() => {
    if (!isKnown) void readShopPages();
  }, [here]);
}

type ChoiceProps = {
  home: string;
  pages: ShopPage[] | null;
  failure: unknown;
  retry: () => void;
  close: () => void;
};

function Choice({ home, pages, failure, retry, close }: ChoiceProps) {
  const { text, language, path } = useHost();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const here = path.split('?')[0];
  const homePage: ShopPage = { id: 0, type: 'content', name: home, parents: [], path: '/', isOff: false };
  const found = findPages([homePage, ...(pages ?? [])], query);
  const { shown, scroll } = usePieces(found, query);

  function go(event: MouseEvent, page: ShopPage): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    close();
    goTo(localized(language, page.path));
  }

  /** Arrows lead from the field through the list, Enter in the field to the first that was found. */
  function move(event: KeyboardEvent<HTMLElement>): void {
    const isInField = event.target instanceof HTMLInputElement;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (isInField && event.key === 'Enter') links[0]?.click();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const at = links.indexOf(event.target as HTMLAnchorElement) + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    links[Math.max(0, at)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of what stands in it
    <div onKeyDown={move}>
      <SearchInput label={text('editor.pages.search')} value={query} onChange={setQuery} isFocused />
      {Boolean(failure) && <LoadFailure error={failure} onRetry={retry} />}
      {!pages && !failure && <Spinner />}
      <ul ref={list} onScroll={scroll} className="ed:max-h-[450px] ed:overflow-y-auto">
        {shown.map((page) => (
          <li key={page.id}>
            <a
              href={localized(language, page.path)}
              aria-current={localized(language, page.path) === here ? 'page' : undefined}
              onClick={(event) => go(event, page)}
              className="ed:flex ed:min-h-9 ed:w-full ed:items-center ed:gap-2 ed:rounded ed:px-2 ed:py-1 ed:text-left ed:hover:bg-gray-100 ed:aria-[current]:bg-blue-50 ed:pointer-coarse:min-h-11"
            >
              {page.id === 0 && <EditorIcon name="home" className="ed:size-4 ed:shrink-0" />}
              <span className="ed:min-w-0 ed:flex-1">
                <span className="ed:block ed:truncate ed:font-medium">{page.name}</span>
                {page.parents.length > 0 && (
                  <span className="ed:block ed:truncate ed:text-xs ed:text-gray-600">{page.parents.join(' › ')}</span>
                )}
              </span>
              {page.isOff && <span className="ed:text-xs ed:text-gray-600">{text('editor.pages.off')}</span>}
            </a>
          </li>
        ))}
      </ul>
      {pages && found.length === 0 && <p className="ed:text-gray-600">{text('editor.pages.nothing')}</p>}
      <div className="ed:mt-2 ed:border-t ed:border-gray-200 ed:pt-2">
        <TextButton
          className="ed:w-full"
          onClick={() => {
            close();
            openDrawer('pages');
          }}
        >
          {text('editor.pages.manage')}
        </TextButton>
      </div>
    </div>
  );
}

function closePopover(id: string): void {
  document.getElementById(id)?.hidePopover();
}
