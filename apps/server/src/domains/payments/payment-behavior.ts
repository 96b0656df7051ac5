import type { OrderDelivery } from '@mise/contract/checkout/delivery.ts';
import type { Settings } from '@mise/contract/shop/read-settings.ts';
import { addDays, type CalendarDay } from '@mise/rules/calendar-day.ts';
import { dayOf, momentAt } from '@mise/rules/shop-clock.ts';

/** What the shop does for a payment method, found by its key. Names, fees, countries and classes are the owner's (`tables.ts`). */
export type PaymentBehavior = {
  /** From when the goods may leave: as soon as the order is placed, or once its money is there. */
  release: 'placed' | 'paid';
  /** Who takes the money, and what the method is called there; null: it is transferred, or handed over. */
  provider: { name: 'mollie'; method: string } | null;
  /** How long goods are held for whoever is sent to a payment page; null: for the days that are promised. */
  holdMinutes: number | null;
  /** The days for which goods are set aside, from when they are ready, for whoever fetches and pays them; 0: there is no end. */
  fetchDays: (settings: Settings) => number;
  /** The days to pay that an order of this method promises; null: none. */
  promisedDays: (settings: Settings) => number | null;
  /** The buyer transfers: confirmation and mail name the account. */
  namesAccount: boolean;
  /** The shop gives credit: what is open counts against the limit of the customer's class. */
  isCredit: boolean;
};

/** On a page of the provider the money comes at once, or not at all. */
const minutesOnPaymentPage = 60;

const transferred: PaymentBehavior = {
  release: 'paid',
  provider: null,
  holdMinutes: null,
  fetchDays: () => 0,
  promisedDays: () => null,
  namesAccount: false,
  isCredit: false,
};

function byMollie(method: string): PaymentBehavior {
  return { ...transferred, provider: { name: 'mollie', method }, holdMinutes: minutesOnPaymentPage };
}

const behaviors: Record<string, PaymentBehavior> = {
  prepayment: { ...transferred, promisedDays: (settings) => settings.prepaymentDays, namesAccount: true },
  invoice: {
    ...transferred,
    release: 'placed',
    promisedDays: (settings) => settings.invoiceDueDays,
    isCredit: true,
  },
  // Paid at the counter: the goods are set aside for whoever comes.
  cashOnPickup: { ...transferred, release: 'placed', fetchDays: (settings) => settings.pickupHoldDays },
  mollieCreditCard: byMollie('creditcard'),
  molliePaypal: byMollie('paypal'),
  mollieEps: byMollie('eps'),
};

type Holding = { now: Date; settings: Settings; delivery: Pick<OrderDelivery, 'to' | 'isComplete'> | null };

/**
 * Until when an order that is paid from now on holds its goods: on a payment page some minutes; for whoever fetches them the days after all
 * is ready, to the end of the last. Null: for the days that it promises, or, where nobody can say when it is ready, without end.
 */
export function holdEnd(
  { holdMinutes, fetchDays }: PaymentBehavior,
  { now, settings, delivery }: Holding,
): Date | null {
  if (holdMinutes !== null) return new Date(now.getTime() + holdMinutes * 60_000);
  const days = fetchDays(settings);
  if (days === 0 || !delivery?.isComplete) return null;
  const readyOn = momentAt(delivery.to, 0) > now ? delivery.to : dayOf(now);
  return momentAt(addDays(readyOn, days + 1), 0);
}

/** However often the buyer goes from one payment page to another, goods are held no longer for it. */
const mostMinutesOnPaymentPages = 180;

/** What an order was promised when it was placed, or paid otherwise: days to pay, or a moment until which its goods are held. */
type Promised = { createdAt: Date; paymentDays: number | null; holdEndsAt: Date | null };

/** What an order promises that is to be paid otherwise from now on. */
type Held = Pick<Promised, 'paymentDays' | 'holdEndsAt'> & {
  /** Its goods are held no longer: the time of this method was over before it was chosen. */
  isOver: boolean;
};

/**
 * The same for an order that was to be paid otherwise. Days to pay are counted from when it was placed, and a payment page holds goods no longer than
 * what was promised before it, or three hours: whoever goes from one method to another, whichever they are, does not hold goods without end.
 */
export function holdAfterSwitch(
  behavior: PaymentBehavior,
  order: Promised & Pick<Holding, 'delivery'>,
  { now, settings }: Pick<Holding, 'now' | 'settings'>,
): Held {
  const { createdAt, delivery } = order;
  const paymentDays = behavior.promisedDays(settings);
  const end = holdEnd(behavior, { now, settings, delivery });
  const isOnPaymentPage = end !== null && behavior.holdMinutes !== null;
  const holdEndsAt = isOnPaymentPage ? new Date(Math.min(end.getTime(), latestOnPaymentPages(order))) : end;
  const waitsUntil = behavior.release === 'paid' ? (holdEndsAt ?? endOfDays({ createdAt, paymentDays })) : null;
  return { paymentDays, holdEndsAt, isOver: waitsUntil !== null && waitsUntil <= now };
}

/** Of an order that waits for its money. Without an end where the shop promised none. */
function latestOnPaymentPages({ createdAt, paymentDays, holdEndsAt }: Promised): number {
  const promised = holdEndsAt ?? endOfDays({ createdAt, paymentDays });
  const afterPages = createdAt.getTime() + mostMinutesOnPaymentPages * 60_000;
  return promised === null ? Number.POSITIVE_INFINITY : Math.max(afterPages, promised.getTime());
}

/** The last of the days to pay is the buyer's to its end. */
function endOfDays({ createdAt, paymentDays }: Pick<Promised, 'createdAt' | 'paymentDays'>): Date | null {
  return paymentDays === null ? null : momentAt(addDays(dayOf(createdAt), paymentDays + 1), 0);
}

/** Goods leave when the money has come, and nobody knows at once whether it did. */
export function waitsForTransfer(methodKey: string): boolean {
  const { release, provider } = behaviorOf(methodKey);
  return release === 'paid' && provider === null;
}

/** Methods for which the shop does something of its own. */
export const behavingKeys: readonly string[] = Object.keys(behaviors);

/** Methods whose goods leave before their money is there. */
export const releasedUnpaid: readonly string[] = behavingKeys.filter((key) => behaviorOf(key).release === 'placed');

/** Methods by which goods are set aside for whoever has neither paid nor been given credit: who comes, pays. */
export const paidWhenFetched: readonly string[] = releasedUnpaid.filter((key) => !behaviorOf(key).isCredit);

/** Whoever fetches and pays later than this pays before: one article that is still to be made would have all others of the order set aside as long. */
const mostDaysUntilReady = 14;

/** Whether a method may be used for goods that are ready on a day; null: nobody can say when. What nobody has paid is set aside for a while only. */
export function maySetAside(methodKey: string, { readyOn, now }: { readyOn: CalendarDay | null; now: Date }): boolean {
  if (!paidWhenFetched.includes(methodKey)) return true;
  return readyOn !== null && readyOn <= addDays(dayOf(now), mostDaysUntilReady);
}

/** A method that the code does not know waits for money that somebody notes by hand. */
export function behaviorOf(methodKey: string): PaymentBehavior {
  return (Object.hasOwn(behaviors, methodKey) && behaviors[methodKey]) || transferred;
}
