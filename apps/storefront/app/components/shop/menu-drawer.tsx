import { Dialog } from '@mise/ui/dialog.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { useState } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import type { NavigationItem } from '#app/views/navigation.ts';

type MenuDrawerProps = { items: NavigationItem[]; isOpen: boolean; onClose: () => void };

const row = 'flex min-h-12 w-full items-center justify-between gap-4 rounded px-2 text-left hover:bg-primary-50';

/** The row that was pressed is gone with its level: the focus goes to the way back. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The navigation on a phone: one level at a time, with the way back above it. */
export default function MenuDrawer({ items, isOpen, onClose }: MenuDrawerProps) {
  const text = useText();
  const [trail, setTrail] = useState<NavigationItem[]>([]);
  const current = trail.at(-1);

  function close(): void {
    setTrail([]);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={current?.name ?? text('header.navigation')}
      closeLabel={text('header.closeMenu')}
      shape="menu"
    >
      {current && (
        <button
          key={current.id}
          ref={focusOnMount}
          type="button"
          className={`${row} mb-2 text-ink-muted`}
          onClick={() => setTrail(trail.slice(0, -1))}
        >
          <span className="flex items-center gap-2">
            <Icon name="arrowLeft" className="size-5" />
            {trail.at(-2)?.name ?? text('header.navigation')}
          </span>
        </button>
      )}
      <ul className="divide-y divide-line">
        {current && (
          <li>
            <Link to={current.href} onClick={close} className={`${row} font-semibold`}>
              {text('header.allOf', { name: current.name })}
            </Link>
          </li>
        )}
        {(current?.children ?? items).map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <button type="button" className={row} onClick={() => setTrail([...trail, item])}>
                {item.name}
                <Icon name="chevronRight" className="size-5 text-ink-muted" />
              </button>
            ) : (
              <Link to={item.href} onClick={close} className={row}>
                {item.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
