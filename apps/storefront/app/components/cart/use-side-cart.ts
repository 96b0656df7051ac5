import { useCallback, useEffect, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { useLocale } from '#app/page/use-text.ts';
import { type Added, changeCart, useCart } from '#app/session/cart-store.ts';
import { client } from '#app/session/client.ts';
import { type CartView, toCartView } from '#app/views/cart.ts';

type SideCartView = {
  /** Null until the products of all lines are known. */
  view: CartView | null;
  reload: () => void;
  /** Shows what came last, and asks only for products that it came without. */
  follow: () => void;
};

/** The cart as it is after an addition. */
export function useSideCart({ serial }: Added): SideCartView {
  const locale = useLocale();
  const [view, setView] = useState<CartView | null>(null);

  const load = useCallback(
    async (isAnew: boolean): Promise<void> => {
      const known = useCart.getState().cart;
      if (!isAnew && known?.items?.every(({ variation }) => variation !== null)) {
        setView(toCartView(known, locale));
        return;
      }
      try {
        const { data } = await client.getCart({ cartItems: 'small' });
        changeCart(data);
        setView(toCartView(data, locale));
      } catch (error) {
        await showError(error);
      }
    },
    [locale],
  );
  const reload = useCallback(() => void load(true), [load]);
  const follow = useCallback(() => void load(false), [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each addition changes the cart
  useEffect(() => void load(false), [load, serial]);
  return { view, reload, follow };
}
