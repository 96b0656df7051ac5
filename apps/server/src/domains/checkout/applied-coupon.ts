import type { MinorAmount } from '@mise/rules/money.ts';
import type { Context } from '../../context.ts';
import type { CartLine } from '../cart/lines.ts';
import { type CouponFault, type CouponLine, checkCoupon, discountOf, isCovered } from '../coupons/check-coupon.ts';
import type { BasketCoupon } from '../coupons/coupon-of-basket.ts';
import { businessCustomerClassId, type CustomerClass } from '../customers/customer-class.ts';
import { type GoodsLine, priceLine, sumOf } from '../orders/goods.ts';

/** What the coupon of a basket does for it. With a fault it does nothing. */
export type AppliedCoupon = {
  coupon: BasketCoupon;
  fault: CouponFault | null;
  /** In minor units on the side of the buyer's prices. */
  discount: MinorAmount;
  isShippingFree: boolean;
};

type Cart = {
  lines: readonly CartLine[];
  /** The same as the totals take them: the amounts on the side of the buyer's prices count, which are the same at all rates. */
  goods: readonly GoodsLine[];
  customerClass: CustomerClass;
  /** The company of the address that the invoice goes to; '' for a person. */
  companyName: string;
};

/** What of the goods a coupon is about: the same lines as they are left to the totals, at whatever rates. */
type Discounted = (goods: readonly GoodsLine[]) => readonly GoodsLine[];

/** Works out what a coupon does for a cart. */
export async function applyCoupon(
  context: Context,
  coupon: BasketCoupon | null,
  cart: Cart,
): Promise<{ applied: AppliedCoupon | null; discounted: Discounted }> {
  const { lines, goods, customerClass } = cart;
  const unchanged: Discounted = (rated) => rated;
  if (!coupon || lines.length === 0) return { applied: null, discounted: unchanged };
  const couponLines = lines.map((line, index) => couponLine(line, goods[index]));
  const account = (await context.visitor.find())?.customer.account;
  const isBusiness =
    customerClass.id === businessCustomerClassId || Boolean(account?.companyName) || cart.companyName !== '';
  const fault = checkCoupon(coupon, {
    now: context.now,
    uses: coupon.uses,
    buyer: { customerClassId: customerClass.id, isBusiness, hasOrdered: coupon.hasOrdered, isKnown: coupon.isKnown },
    lines: couponLines,
  });
  if (fault) return { applied: { coupon, fault, discount: 0, isShippingFree: false }, discounted: unchanged };
  return {
    applied: {
      coupon,
      fault,
      discount: discountOf(coupon, couponLines),
      isShippingFree: coupon.kind === 'freeShipping',
    },
    discounted: (rated) =>
      rated.map((line, index) => {
        const each = couponLines[index];
        return { ...line, isDiscounted: each !== undefined && isCovered(coupon, each) };
      }),
  };
}

/** Items that are sold with a discount coupon alone, and have none. */
export function withoutPromotion(lines: readonly CartLine[], applied: AppliedCoupon | null): CartLine[] {
  const required = lines.filter(({ variation }) => variation.couponPolicy === 'required');
  if (!applied || applied.fault || applied.coupon.kind === 'freeShipping') return required;
  return required.filter((line) => !isCovered(applied.coupon, couponLine(line, undefined)));
}

function couponLine({ variation, price }: CartLine, goods: GoodsLine | undefined): CouponLine {
  const { itemId, isGiftCard, isSubscription, couponPolicy } = variation;
  return {
    itemId,
    amount: goods ? sumOf(priceLine(goods).parts) : 0,
    isGiftCard,
    isSubscription,
    isSpecialOffer: price.kind === 'offer',
    couponPolicy,
  };
}
