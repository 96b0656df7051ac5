import type { MinorAmount } from '@mise/rules/money.ts';
import type { Side } from '@mise/rules/net-gross.ts';
import { remembered } from '@mise/rules/remembered.ts';
import type { GoodsLine } from '../orders/goods.ts';
import { bill, type Charges, type Totals } from '../orders/totals.ts';

/** Gross, in minor units. */
type Charged = { shipping: MinorAmount; fee: MinorAmount };

/** What a basket comes to in one way to its buyer, with whatever is charged beside the goods. */
type BasketBill = {
  totals: (charged: Charged) => Totals;
  toPay: (charged: Charged) => MinorAmount;
  /** Gross: what free delivery is promised on. */
  itemSum: () => MinorAmount;
};

export function basketBill(basket: {
  binding: Side;
  isTaxFree: boolean;
  lines: readonly GoodsLine[];
  discount: MinorAmount;
  giftCard: MinorAmount;
}): BasketBill {
  const { binding, isTaxFree, lines } = basket;
  const goodsBill = bill(basket);
  // Free delivery is promised on the price that everyone sees, whatever VAT comes off an export; gift cards need none.
  const ofGoods = lines.filter(({ isGiftCard }) => !isGiftCard);
  const isAsCharged = !isTaxFree && ofGoods.length === lines.length;
  const agreed = isAsCharged ? goodsBill : bill({ binding, lines: ofGoods });
  // Most methods of payment cost the same: nothing.
  const keyOf = ({ shipping, fee }: Charged) => `${shipping} ${fee}`;
  const chargesOf = ({ shipping, fee }: Charged): Charges => ({
    shipping: { amount: shipping, side: 'gross' },
    paymentFee: { amount: fee, side: 'gross' },
  });
  return {
    totals: remembered((charged) => goodsBill.totals(chargesOf(charged)), keyOf),
    toPay: remembered((charged) => goodsBill.toPay(chargesOf(charged)), keyOf),
    itemSum: agreed.itemSum,
  };
}
