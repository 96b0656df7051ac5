import { perLanguage } from '@mise/rules/languages.ts';
import { translateInto } from '../../texts/translate.ts';
import { giftCardMethodKey } from './pay-by-gift-card.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** No owner's method has such a number. */
export const voucherMethodId = 1_000_000;

/** The one way to pay what coupons and gift cards leave nothing of. */
export const voucherMethod: PaymentMethod = {
  id: voucherMethodId,
  key: giftCardMethodKey,
  names: inAllLanguages('payment.voucher'),
  descriptions: inAllLanguages('payment.voucherCovers'),
  icon: '',
  fee: 0,
  position: 0,
  countryIds: null,
  isActive: true,
  classes: [],
};

function inAllLanguages(id: 'payment.voucher' | 'payment.voucherCovers') {
  return perLanguage((language) => translateInto(language)(id));
}
