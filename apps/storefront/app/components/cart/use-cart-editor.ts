import { formatPacks } from '@mise/rules/format-quantity.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import type { Locale } from '#app/page/locale.ts';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale } from '#app/page/use-text.ts';
import { changeCart, useCart } from '#app/session/cart-store.ts';
import { whenReachable } from '#app/start/when-reachable.ts';
import type { CartLine, CartView } from '#app/views/cart.ts';
import { isViewOf } from '#app/views/is-view-of.ts';
import { createCartEditor } from './cart-editor.ts';

type CartEditorEvents = {
  onChanged: (view: CartView) => void;
  /** Asks the shop for the cart anew, where that is not the page's loader; the same function each time. */
  reload?: () => void;
  /** Shows the cart that came last, where that takes no `reload`; the same function each time. */
  follow?: () => void;
};

/** The cart of the page's loader, and what changes it. Newly loaded data replaces what was edited, and follows what changes elsewhere. */
export function useCartEditor(loaded: CartView, { onChanged, reload, follow }: CartEditorEvents) {
  const locale = useLocale();
  const revalidator = useRevalidator();
  const revalidate = reload ?? revalidator.revalidate;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const renew = useCallback(() => void whenReachable().then(() => isLeft.current || revalidate()), [revalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor lives as long as the data it was begun with
  const editor = useMemo(
    () =>
      createCartEditor({
        view: loaded,
        locale,
        loadClient: () => import('#app/session/client.ts').then(({ client }) => client),
        onCart: (cart, view) => {
          changeCart(cart);
          onChanged(view);
        },
        onShortStock: warnOfShortStock,
        onRemoved: (line, restore) => void offerUndo(line, restore),
        onFailure: (error) => {
          showError(error);
          renew();
        },
      }),
    [loaded],
  );
  const state = useStore(editor.store);

  useEffect(() => {
    // Lines that came in elsewhere (another tab) are answered without their products. The loader's are all there is.
    if (state.view.isIncomplete && state.view !== loaded) revalidate();
  }, [state.view, loaded, revalidate]);

  useEffect(() => {
    // The browser brought a page back as it was left: meanwhile its cart may have been ordered.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) renew();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [renew]);

  useEffect(() => {
    // Another device may have changed the cart.
    const look = () => {
      if (document.visibilityState === 'hidden' || editor.isBusy() || isTyped(look)) return;
      renew();
      void import('#app/session/load-session.ts').then(({ loadSession }) => loadSession(), showError);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [renew, editor]);

  useEffect(() => {
    // The header counts what came last, whoever asked for it: another window, what was added on this page, an editor of before that takes something back.
    const show = follow ?? revalidate;
    const compare = () => {
      const { cart } = useCart.getState();
      if (isLeft.current || !cart || editor.isBusy() || isViewOf(editor.store.getState().view, cart)) return;
      if (!isTyped(compare)) show();
    };
    return useCart.subscribe(compare);
  }, [editor, follow, revalidate]);

  // Leaving the page does not undo what was clicked last.
  useEffect(() => () => void editor.settled(), [editor]);

  return { ...state, editor, reload: revalidate };
}

/** What is typed into a line stays until its field is left, which is when `later` is called; the answer to what is told shows the rest. */
function isTyped(later: () => void): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !field.closest('[id^="cart-line-"]')) return false;
  field.addEventListener('blur', () => setTimeout(later), { once: true });
  return true;
}

async function warnOfShortStock(line: CartLine, availableStock: number): Promise<void> {
  await ensureMessages(['cart', 'errors']);
  const i18n = browserI18n();
  const { name, pack } = line.product;
  const message =
    availableStock === 0
      ? i18n._('cart.soldOutOf', { name })
      : i18n._('storefrontError.cart.reachedMaximumQuantity', {
          name,
          maximum: formatPacks(availableStock, pack, i18n.locale as Locale),
        });
  notify({ type: 'warning', message, isPersistent: true });
}

/** Until it is dismissed: nobody has to be quick. */
async function offerUndo(line: CartLine, restore: () => Promise<void>): Promise<void> {
  await ensureMessages(['cart']);
  const i18n = browserI18n();
  notify({
    type: 'neutral',
    message: i18n._('cart.removed', { name: line.product.name }),
    isPersistent: true,
    action: { text: i18n._('cart.undo'), onClick: () => void restore().then(() => focusLine(line)) },
  });
}

/** The pressed button went with its message. */
function focusLine({ id }: CartLine): void {
  setTimeout(() => document.getElementById(`cart-line-${id}`)?.querySelector('input')?.focus());
}
