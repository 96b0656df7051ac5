import type { Basket } from '@mise/contract/cart/basket.ts';
import { useRef, useState } from 'react';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { errorMessage } from '#app/page/error-message.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { toCartTotals } from '#app/views/cart-totals.ts';

/** Coupons and gift cards of the cart. `change` runs a call after those before it, and shows the cart that it answers. */
export function useVouchers(change: (call: () => Promise<Basket>) => Promise<Basket>) {
  const text = useText();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const say = (id: 'coupon.added' | 'coupon.removed', cart: Basket) =>
    setMessage(text(id, { total: toCartTotals(cart, locale).gross }));

  return {
    place,
    /** For a screen reader. */
    message,
    /** Resolves to why a code is not taken, '' where it is. */
    redeem: async (couponCode: string): Promise<string> => {
      setMessage('');
      try {
        say('coupon.added', await change(async () => (await client.doAddCoupon({ couponCode })).data));
        return '';
      } catch (error) {
        await ensureMessages(['errors']).catch(() => undefined);
        return errorMessage(error, browserI18n());
      }
    },
    /** `code`: of the coupon, or the end of that of a gift card. */
    remove: async (code: string): Promise<void> => {
      setMessage('');
      try {
        say('coupon.removed', await change(async () => (await client.deleteCoupon({ couponCode: code })).data));
      } catch (error) {
        await showError(error);
      }
      // The button that was pressed is gone.
      place.current?.querySelector('summary')?.focus();
    },
  };
}

export type Vouchers = ReturnType<typeof useVouchers>;
