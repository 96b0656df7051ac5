import { formatPacks } from '@mise/rules/format-quantity.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import type { Locale } from '#app/page/locale.ts';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale } from '#app/page/use-text.ts';
import { changeCart } from '#app/session/cart-store.ts';
import { cartAsked, followOtherTabs } from '#app/session/other-tabs.ts';
import { whenReachable } from '#app/start/when-reachable.ts';
import type { CartLine, CartView } from '#app/views/cart.ts';
import { createCartEditor } from './cart-editor.ts';

type CartEditorEvents = {
  onChanged: (view: CartView) => void;
  /** Asks the shop for the cart anew, where that is not the page's loader; the same function each time. */
  reload?: () => void;
};

/** The cart of the page's loader, and what changes it. Newly loaded data replaces what was edited. */
export function useCartEditor(loaded: CartView, { onChanged, reload }: CartEditorEvents) {
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
    // Another window or device may have changed the cart. What is typed stays until its field is left; the answer to what is told shows the rest.
    const look = () => {
      if (document.visibilityState === 'hidden' || editor.store.getState().wanted.size > 0) return;
      cartAsked('lines');
      const { activeElement: field } = document;
      if (field instanceof HTMLInputElement)
        return field.addEventListener('blur', () => setTimeout(look), { once: true });
      renew();
      void import('#app/session/load-session.ts').then(({ loadSession }) => loadSession(), showError);
    };
    document.addEventListener('visibilitychange', look);
    const stopFollowing = followOtherTabs('lines', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopFollowing();
    };
  }, [renew, editor]);

  // Leaving the page does not undo what was clicked last.
  useEffect(() => () => void editor.settled(), [editor]);

  return { ...state, editor, reload: revalidate };
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
