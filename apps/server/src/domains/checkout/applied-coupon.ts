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
  /** The same as the totals take them. */
  goods: readonly GoodsLine[];
  customerClass: CustomerClass;
  /** The company of the address that the invoice goes to; '' for a person. */
  companyName: string;
};

/** Works out what a coupon does for a cart, and the lines as it leaves them to the totals. */
export async function applyCoupon(
  context: Context,
  coupon: BasketCoupon | null,
  cart: Cart,
): Promise<{ applied: AppliedCoupon | null; goods: readonly GoodsLine[] }> {
  const { lines, goods, customerClass } = cart;
  if (!coupon || lines.length === 0) return { applied: null, goods };
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
  if (fault) return { applied: { coupon, fault, discount: 0, isShippingFree: false }, goods };
  return {
    applied: {
      coupon,
      fault,
      discount: discountOf(coupon, couponLines),
      isShippingFree: coupon.kind === 'freeShipping',
    },
    goods: goods.map((line, index) => {
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
