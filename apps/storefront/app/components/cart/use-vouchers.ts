import { useRef } from 'react';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { errorMessage } from '#app/page/error-message.ts';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import type { CartView } from '#app/views/cart.ts';
import type { CartCall } from './cart-editor.ts';

/** Runs a call after those before it, shows the cart that it answers, and resolves to what it shows. */
type ChangeCart = (call: CartCall) => Promise<Pick<CartView, 'totals'>>;

/** Coupons and gift cards of the cart. `tell` says to a screen reader what was done. */
export function useVouchers(change: ChangeCart, tell: (message: string) => void) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const say = (id: 'coupon.added' | 'coupon.removed', { totals }: Pick<CartView, 'totals'>) =>
    tell(text(id, { total: totals.gross }));

  return {
    place,
    /** Resolves to why a code is not taken, '' where it is. */
    redeem: async (couponCode: string): Promise<string> => {
      tell('');
      try {
        say('coupon.added', await change((client) => client.doAddCoupon({ couponCode })));
        return '';
      } catch (error) {
        await ensureMessages(['errors']).catch(() => undefined);
        return errorMessage(error, browserI18n());
      }
    },
    /** `code`: of the coupon, or the end of that of a gift card. */
    remove: async (code: string): Promise<void> => {
      tell('');
      try {
        say('coupon.removed', await change((client) => client.deleteCoupon({ couponCode: code })));
      } catch (error) {
        await showError(error);
      }
      // The button that was pressed is gone.
      place.current?.querySelector('summary')?.focus();
    },
  };
}

export type Vouchers = ReturnType<typeof useVouchers>;
