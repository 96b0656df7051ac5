import { phoneHref } from '@mise/rules/phone-number.ts';
import { Dialog } from '@mise/ui/dialog.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { useState } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import type { NavigationItem } from '#app/views/navigation.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';
import { ResponsivePicture } from '../content/responsive-picture.tsx';
import { LanguageSwitch } from './language-switch.tsx';

type MenuDrawerProps = { frame: ShopFrame; isOpen: boolean; onClose: () => void };

const row = 'flex min-h-12 w-full items-center justify-between gap-4 rounded px-2 text-left hover:bg-primary-50';

/** The row that was pressed is gone with its level: the focus goes to the way back. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The navigation on a phone: one level at a time, with the way back above it; below it who answers, and the other language. */
export default function MenuDrawer({ frame: { navigation, company }, isOpen, onClose }: MenuDrawerProps) {
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
        {(current?.children ?? navigation).map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <button type="button" className={row} onClick={() => setTrail([...trail, item])}>
                <Entry item={item} />
                <Icon name="chevronRight" className="size-5 text-ink-muted" />
              </button>
            ) : (
              <Link to={item.href} onClick={close} className={row}>
                <Entry item={item} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        {company.phone !== '' && (
          <a
            href={phoneHref(company.phone)}
            className="inline-flex min-h-12 items-center gap-3 rounded px-2 text-sm leading-tight hover:bg-primary-50"
          >
            <Icon name="phone" className="size-6 text-ink-muted" />
            <span>
              <span className="block font-semibold whitespace-nowrap">{company.phone}</span>
              <span className="block text-ink-muted">{company.phoneHours}</span>
            </span>
          </a>
        )}
        <LanguageSwitch />
      </div>
    </Dialog>
  );
}

/** Its name, beside its picture where it has one. */
function Entry({ item: { name, picture } }: { item: NavigationItem }) {
  return (
    <span className="flex min-w-0 items-center gap-3 py-1 hyphens-auto">
      {picture && (
        <ResponsivePicture
          picture={{ src: picture, alt: '', width: 48, height: 48 }}
          sizes="3rem"
          className="size-12 shrink-0 rounded bg-sunken"
        />
      )}
      {name}
    </span>
  );
}
