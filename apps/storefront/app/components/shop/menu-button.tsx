import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';
import { AwaitedPart } from './awaited-part.tsx';

const MenuDrawer = lazy(asPart(() => import('./menu-drawer.tsx')));

type MenuButtonProps = {
  frame: ShopFrame;
  className?: string;
  /** What it shows; three lines where nothing is given. */
  children?: ReactNode;
};

/** Opens the navigation as a drawer, which is loaded then. Without scripts it leads to the range in the footer. */
export function MenuButton({ frame, className, children }: MenuButtonProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const content = children ?? <Icon name="menu" />;
  const name = children ? undefined : text('header.openMenu');
  const classes = children
    ? className
    : classNames('inline-flex size-10 items-center justify-center rounded hover:bg-primary-50', className);

  if (!isHydrated) {
    return (
      <a href="#range" aria-label={name} className={classes}>
        {content}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        className={classes}
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      >
        {content}
      </button>
      {wasOpened && (
        <Suspense fallback={isOpen && <AwaitedPart onLost={() => setIsOpen(false)} />}>
          <MenuDrawer frame={frame} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
