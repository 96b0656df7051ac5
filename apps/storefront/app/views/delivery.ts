import type { Delivery, DeliveryPart, OrderDelivery } from '@mise/contract/checkout/delivery.ts';
import { formatMoment, formatWeek, formatWindow } from '@mise/rules/format-delivery.ts';
import { formatNumber, formatPacks } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import type { Locale } from '../page/locale.ts';

/** When all of something comes, written out. */
export type DeliveryView = {
  window: string;
  isComplete: boolean;
  isPickup: boolean;
  /** Until when it holds: as a moment, and as it is read. */
  orderBy: string;
  moment: string;
  /** It leaves the warehouse today; what is fetched never does. */
  shipsToday: boolean;
  isAfterPayment: boolean;
  /** Of an order: it was cleared after that moment. */
  isLate: boolean;
};

/** When a line comes. `rest`: more of it than lies in stock follows, in a week or (null) nobody knows when. */
export type LineDeliveryView = {
  /** Its codes come by mail, whatever travels beside it. */
  isMailed: boolean;
  /** null: no day can be named. */
  window: string | null;
  /** It comes when all of the order does. */
  isWithAll: boolean;
  isPickup: boolean;
  rest: { now: string; isReady: boolean; week: string | null } | null;
};

type Promised = Omit<Delivery, 'shipsToday'> & Partial<Pick<Delivery, 'shipsToday'> & Pick<OrderDelivery, 'isLate'>>;

export function toDelivery(delivery: Promised | null | undefined, locale: Locale): DeliveryView | null {
  if (!delivery) return null;
  const { isComplete, isPickup, orderBy, shipsToday = false, isAfterPayment, isLate = false } = delivery;
  return {
    ...{ isComplete, isPickup, orderBy, shipsToday: shipsToday && !isPickup, isAfterPayment, isLate },
    window: formatWindow(delivery, locale),
    moment: formatMoment(new Date(orderBy), locale),
  };
}

type LineContext = {
  whole: Promised | null | undefined;
  locale: Locale;
  pack?: Pack | null;
  isMailed?: boolean;
};

/** Null where nothing is known of it. `isMailed`: its codes come by mail, while other lines travel. */
export function toLineDelivery(
  [first, rest]: readonly DeliveryPart[],
  { whole, locale, pack = null, isMailed = false }: LineContext,
): LineDeliveryView | null {
  if (isMailed) return { isMailed, window: null, isWithAll: false, isPickup: false, rest: null };
  if (!first) return null;
  const { window, quantity, isReady } = first;
  return {
    isMailed: false,
    window: window && formatWindow(window, locale),
    isPickup: whole?.isPickup ?? false,
    isWithAll: !rest && window !== null && window.from === whole?.from && window.to === whole.to,
    rest: rest
      ? {
          now: pack ? formatPacks(quantity, pack, locale) : formatNumber(quantity, locale),
          isReady,
          week: rest.window && formatWeek(rest.window.from, locale),
        }
      : null,
  };
}
