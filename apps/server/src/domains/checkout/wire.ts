import type { PaymentMethod as PaymentMethodWire } from '@mise/contract/checkout/payment.ts';
import type { ShippingMethod } from '@mise/contract/checkout/shipping.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { type MinorAmount, toDecimal } from '@mise/rules/money.ts';
import { translateInto } from '../../texts/translate.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import type { OfferedPayment } from './offered-payment.ts';
import type { OfferedShipping } from './priced-basket.ts';

/** The contract's PaymentMethod. */
export function paymentMethodWire(method: PaymentMethod, language: Language): PaymentMethodWire {
  return {
    id: method.id,
    name: inLanguage(method.names, language),
    fee: toDecimal(method.fee),
    icon: paymentIconUrl(method.icon),
    description: inLanguage(method.descriptions, language),
    sourceUrl: '',
    isSelectable: true,
    key: method.key,
    paymentKey: method.key.toUpperCase(),
  };
}

/** A method that a buyer may use, but not for so much on credit: it says why it cannot be chosen. */
export function beyondCreditWire(
  { method, limit }: OfferedPayment['beyondCredit'][number],
  { language, currency }: { language: Language; currency: string },
): PaymentMethodWire {
  const amount = formatMoney(toDecimal(limit), currency, language);
  return {
    ...paymentMethodWire(method, language),
    isSelectable: false,
    description: translateInto(language)('payment.beyondCredit', { amount }),
  };
}

export function paymentIconUrl(icon: string): string {
  return icon === '' ? '' : `/media/icons/${icon}.svg`;
}

/** The contract's ShippingMethod; `amount` on the side that the cart shows. */
export function shippingMethodWire(
  { profile }: OfferedShipping,
  context: { language: Language; payment: readonly PaymentMethod[]; amount: MinorAmount },
): ShippingMethod {
  return {
    parcelServicePresetId: profile.id,
    parcelServicePresetName: inLanguage(profile.names, context.language),
    parcelServiceType: 1,
    parcelServiceId: profile.parcelServiceId,
    parcelServiceName: profile.parcelServiceName,
    shippingProfileId: profile.id,
    shippingAmount: toDecimal(context.amount),
    shippingPrivacyInformation: [
      {
        showDataPrivacyAgreementHint: profile.asksPrivacyConsent,
        id: profile.id,
        parcelServiceId: profile.parcelServiceId,
        parcelServiceName: profile.parcelServiceName,
        parcelServiceAddress: profile.privacyAddress,
      },
    ],
    isPostOffice: false,
    isParcelBox: profile.isParcelBox,
    icon: null,
    excludedPaymentMethodIds: profile.excludedPaymentMethodIds,
    allowedPaymentMethodNames: context.payment
      .filter(({ id }) => !profile.excludedPaymentMethodIds.includes(id))
      .map(({ names }) => inLanguage(names, context.language)),
  };
}
