import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { useRef } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { type Added, closeAdded } from '#app/session/cart-store.ts';
import { addedText } from './added-text.ts';
import { SideCartLines } from './side-cart-lines.tsx';
import { useCloseBeside } from './use-close-beside.ts';
import { useSideCart } from './use-side-cart.ts';

/**
 * The cart beside the page, which goes on meanwhile: the next article can be added while it is open. On a phone it stands above the
 * bar at the bottom. It closes by its button, Escape, and a press on the page that adds nothing.
 */
export function SideCart({ added }: { added: Added }) {
  const text = useText();
  const locale = useLocale();
  const panel = useRef<HTMLElement>(null);
  const { view, ...loading } = useSideCart(added);
  const close = useCloseBeside(panel, { serial: added.serial, onClose: closeAdded });
  const message = addedText(added, text);
  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      <section
        ref={panel}
        role="dialog"
        aria-labelledby="side-cart-title"
        aria-describedby="side-cart-message"
        tabIndex={-1}
        className="fixed inset-x-0 bottom-[calc(3.5625rem+env(safe-area-inset-bottom))] z-40 flex max-h-[60dvh] flex-col border-line bg-surface shadow-raised max-md:rounded-t max-md:border-t md:inset-x-auto md:top-0 md:right-0 md:bottom-auto md:max-h-dvh md:w-[26rem] md:rounded-bl md:border-b md:border-l"
      >
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
          <div className="min-w-0">
            <h2 id="side-cart-title" className="text-lg leading-tight font-semibold">
              {text('added.title')}
            </h2>
            <p id="side-cart-message" className="text-sm hyphens-auto text-ink-muted">
              {message}
            </p>
          </div>
          <IconButton label={text('common.close')} onClick={close}>
            <Icon name="close" />
          </IconButton>
        </div>
        {view ? <SideCartLines loaded={view} added={added} {...loading} /> : <Waiting />}
        <div className="grid grid-cols-2 gap-3 border-t border-line p-4">
          <Link to={pathTo.cart(locale)} onClick={close} className={buttonClasses({ variant: 'secondary' })}>
            {text('cart.show')}
          </Link>
          <Link to={pathTo.checkout(locale)} onClick={close} className={buttonClasses({})}>
            {text('added.checkout')}
          </Link>
        </div>
      </section>
    </>
  );
}

function Waiting() {
  return (
    <div className="flex min-h-24 flex-1 gap-4 p-4">
      <Skeleton className="size-16" />
      <Skeleton className="h-5 flex-1" />
    </div>
  );
}
