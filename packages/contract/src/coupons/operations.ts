import { z } from 'zod';
import { cartSchema } from '../cart/cart.ts';
import type { ErrorKey } from '../errors.ts';
import { operation } from '../operation.ts';
import { line } from '../values.ts';

/** A code that somebody typed: of a coupon, or of a gift card. */
export const doAddCouponParamsSchema = z.object({ couponCode: line(100) });

/** Which one is taken out: the code of the coupon, or what the cart calls the gift card. */
export const deleteCouponParamsSchema = z.object({ couponCode: line(100) });

/** Why a coupon is not redeemed, when it is entered or with the order. */
export const couponErrors = [
  'coupon.usedOrInvalid',
  'coupon.expired',
  'coupon.notYetValid',
  'coupon.noWebstore',
  'coupon.wrongWebstore',
  'coupon.notActivated',
  'coupon.minimumOrderValue',
  'coupon.noMatchingItem',
  'coupon.noOpenAmount',
  'coupon.newCustomersOnly',
  'coupon.existingCustomersOnly',
  'coupon.wrongCustomerClass',
  'coupon.wrongCustomerType',
  'coupon.subscriptionOnly',
  'coupon.notForSubscription',
  'coupon.notForSpecialOffers',
  'coupon.promotionRequired',
] as const satisfies ErrorKey[];

export const couponsOperations = {
  doAddCoupon: operation({
    kind: 'do',
    access: 'anyone',
    input: doAddCouponParamsSchema,
    output: cartSchema,
    weight: 2,
    errors: [
      ...couponErrors.filter((key) => key !== 'coupon.promotionRequired'),
      'coupon.codeMissing',
      'coupon.tooManyAttempts',
    ],
    summary: 'Enters the code of a coupon, which takes the place of another one, or of a gift card.',
  }),
  deleteCoupon: operation({
    kind: 'delete',
    access: 'anyone',
    input: deleteCouponParamsSchema,
    output: cartSchema,
    errors: ['coupon.removeFailed'],
    summary: 'Takes a coupon or a gift card out of the cart.',
  }),
};
