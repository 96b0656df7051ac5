import { Icon } from '@mise/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import type { NavigationItem } from '#app/views/navigation.ts';

const entry =
  'flex min-h-10 items-center gap-1 rounded px-2.5 text-sm font-semibold whitespace-nowrap transition-colors hover:bg-primary-50 active:bg-primary-100 group-open:bg-primary-50 group-open:text-primary-ink';

/**
 * The navigation of wide screens. Each entry with something below it is a <details>: it opens by click, touch and Enter
 * without scripts; mega-menu-behavior.ts adds the pointer that rests on it, the arrow keys and Escape.
 */
export default function MegaMenu({ items }: { items: NavigationItem[] }) {
  const text = useText();
  const bar = useRef<HTMLUListElement>(null);
  const hasBehavior = useRef(false);
  const { key } = useLocation();
  const enteredBy = useRef(key);

  // The navigation closes the menu, not the scripts: somebody may have opened it before they were there.
  useEffect(() => {
    if (enteredBy.current === key) return;
    enteredBy.current = key;
    for (const details of bar.current?.querySelectorAll('details') ?? []) details.open = false;
  }, [key]);

  // The pointer or the focus may have come before the scripts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    if (bar.current?.matches(':hover, :focus-within')) addBehavior();
  }, []);

  async function addBehavior(): Promise<void> {
    if (hasBehavior.current) return;
    hasBehavior.current = true;
    const { addMegaMenuBehavior } = await import('./mega-menu-behavior.ts');
    if (bar.current) addMegaMenuBehavior(bar.current);
  }

  return (
    <nav aria-label={text('header.navigation')} className="relative hidden lg:block">
      <ul ref={bar} onPointerEnter={addBehavior} onFocus={addBehavior} className="-mx-2.5 flex flex-wrap pb-2">
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <details name="mega-menu" className="group">
                <summary data-menu-entry="" className={entry}>
                  {item.name}
                  <Icon name="chevronDown" className="size-4 transition-transform group-open:rotate-180" />
                </summary>
                <MegaMenuPanel item={item} />
              </details>
            ) : (
              <Link data-menu-entry="" to={item.href} className={entry}>
                {item.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MegaMenuPanel({ item }: { item: NavigationItem }) {
  const text = useText();
  return (
    <div className="absolute inset-x-0 top-full z-10 rounded-b border border-line bg-surface p-6 pb-8 shadow-raised">
      <Link
        to={item.href}
        className="mb-4 inline-flex items-center gap-1 font-semibold text-primary-ink hover:underline"
      >
        {text('header.allOf', { name: item.name })}
        <Icon name="arrowRight" className="size-4" />
      </Link>
      <ul className="grid grid-cols-4 gap-x-6 gap-y-5">
        {item.children.map((child) => (
          <li key={child.id}>
            <Link to={child.href} className="block py-1 font-semibold hover:text-primary-ink hover:underline">
              {child.name}
            </Link>
            {child.children.length > 0 && (
              <ul>
                {child.children.map((grandchild) => (
                  <li key={grandchild.id}>
                    <Link
                      to={grandchild.href}
                      className="block py-1 text-sm text-ink-muted hover:text-ink hover:underline"
                    >
                      {grandchild.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
