import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useCart } from '#app/session/cart-store.ts';

/** The page of the cart shows what was added on it. */
export function useReloadAfterAdding(): void {
  const serial = useCart(({ lastAdded }) => lastAdded?.serial ?? 0);
  const shown = useRef(serial);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (shown.current === serial) return;
    shown.current = serial;
    revalidate();
  }, [serial, revalidate]);
}
