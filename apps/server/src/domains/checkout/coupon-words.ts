import type { ApiError } from '@mise/contract/api-error.ts';
import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { Context } from '../../context.ts';
import type { CouponFault } from '../coupons/check-coupon.ts';
import { currencyOf } from '../shop/settings.ts';

/** Why a coupon is not taken. */
export async function couponRefusal(context: Context, fault: CouponFault): Promise<ApiError> {
  if (fault.reason !== 'minimumOrderValue') return refusal(`coupon.${fault.reason}`);
  return refusal('coupon.minimumOrderValue', { cause: { amount: await amountText(context, fault.minimum) } });
}

/** Why one that was taken is no longer in the cart. */
export async function couponNotice(context: Context, code: string, fault: CouponFault): Promise<CartNotice> {
  if (fault.reason === 'minimumOrderValue') {
    const amount = await amountText(context, fault.minimum);
    return { key: 'couponRemoved.minimumOrderValue', cause: { name: code, amount } };
  }
  const isAboutItems = fault.reason === 'noMatchingItem' || fault.reason === 'noOpenAmount';
  return { key: isAboutItems ? 'couponRemoved.noMatchingItem' : 'couponRemoved.invalid', cause: { name: code } };
}

async function amountText({ shop, language }: Context, amount: number): Promise<string> {
  return formatMoney(toDecimal(amount), await currencyOf(shop), language);
}
