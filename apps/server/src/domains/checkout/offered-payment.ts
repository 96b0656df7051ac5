import type { CalendarDay } from '@mise/rules/calendar-day.ts';
import type { MinorAmount } from '@mise/rules/money.ts';
import type { Context } from '../../context.ts';
import { type CreditBuyer, creditLimitFor, mayBuyerUse } from '../payments/credit-class.ts';
import { isWorking, type mayUse } from '../payments/may-use.ts';
import { type OpenAmount, openBy } from '../payments/open-credit.ts';
import { behaviorOf, maySetAside, paidWhenFetched } from '../payments/payment-behavior.ts';
import { activePaymentMethods, type PaymentMethod } from '../payments/payment-methods.ts';

type Buyer = Parameters<typeof mayUse>[1] & CreditBuyer;

export type OfferedPayment = {
  /** In the owner's order. */
  offered: PaymentMethod[];
  /**
   * What the buyer may use, but not for so much on credit: `limit` is for all open orders together, in minor units. Null: as soon as their address is
   * proved.
   */
  withheld: { method: PaymentMethod; limit: MinorAmount | null }[];
};

/** The ways to pay a basket. `openAmounts`: of its customer. `totalWith`: what is left to pay with the fee of a method, in minor units. */
export async function offeredPayment(
  { shop, now }: Pick<Context, 'shop' | 'now'>,
  basket: {
    buyer: Buyer;
    openAmounts: readonly OpenAmount[];
    /** What is worth money, as gift cards are, is given for money. */
    isInAdvance: boolean;
    /** The day on which all of it is ready; null: nobody can say when. Worked out where it counts. */
    readyDay: () => Promise<CalendarDay | null>;
    totalWith: (method: PaymentMethod) => MinorAmount;
  },
): Promise<OfferedPayment> {
  const { buyer, openAmounts, isInAdvance, readyDay, totalWith } = basket;
  // What they could use, were they known, and not blocked.
  const proven = { ...buyer, isProven: true, isBlocked: false };
  const usable = (await activePaymentMethods(shop)).filter(
    (method) =>
      mayBuyerUse(method, proven) &&
      isWorking(method, shop) &&
      (!isInAdvance || behaviorOf(method.key).release === 'paid'),
  );
  const readyOn = usable.some(({ key }) => paidWhenFetched.includes(key)) ? await readyDay() : null;
  const allowed = usable.filter(({ key }) => maySetAside(key, { readyOn, now }));
  const isOpenTo = (creditBuyer: Buyer, method: PaymentMethod) => {
    const limit = creditLimitFor(method, creditBuyer);
    return (
      mayBuyerUse(method, creditBuyer) && (limit === null || openBy(method, openAmounts) + totalWith(method) <= limit)
    );
  };
  const offered = allowed.filter((method) => isOpenTo(buyer, method));
  return {
    offered,
    withheld: allowed
      .filter((method) => !offered.includes(method))
      .map((method) => ({ method, limit: isOpenTo(proven, method) ? null : creditLimitFor(method, proven) })),
  };
}

type Choice = { chosenId: number | null; customerClassId: number };

/** What was chosen where it is still offered, else what the buyer's class usually chooses, else the first. */
export function selectedPayment(offered: readonly PaymentMethod[], choice: Choice): PaymentMethod | null {
  return decidedPayment(offered, choice) ?? offered[0] ?? null;
}

/** The method that the buyer chose, or the owner for buyers of the class, or the only one; null: there is a choice to be made. */
export function decidedPayment(
  offered: readonly PaymentMethod[],
  { chosenId, customerClassId }: Choice,
): PaymentMethod | null {
  const isUsual = ({ classes }: PaymentMethod) =>
    classes.some((each) => each.customerClassId === customerClassId && each.isPreselected);
  const only = offered.length === 1 ? offered[0] : undefined;
  return offered.find(({ id }) => id === chosenId) ?? offered.find(isUsual) ?? only ?? null;
}
