import type { ShippingCharge } from '@mise/contract/cart/basket.ts';
import type { PaymentMethod as PaymentMethodWire } from '@mise/contract/checkout/payment.ts';
import type { FreightService, ShippingMethod } from '@mise/contract/checkout/shipping.ts';
import { formatDay } from '@mise/rules/format-delivery.ts';
import { formatHours } from '@mise/rules/format-hours.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { Side } from '@mise/rules/net-gross.ts';
import { translateInto } from '../../texts/translate.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import type { OfferedPayment } from './offered-payment.ts';
import { offeredPreferred } from './preferred-delivery.ts';
import type { OfferedShipping, PricedBasket } from './priced-basket.ts';
import type { ShippingProfile } from './shipping-profiles.ts';
import { type ChargedService, hasService, offeredServices } from './shipping-services.ts';

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

/** A method that a buyer may use, but not for this basket: it says why it cannot be chosen. */
export function withheldWire(
  { method, limit }: OfferedPayment['withheld'][number],
  { language, currency }: { language: Language; currency: string },
): PaymentMethodWire {
  const translate = translateInto(language);
  const description =
    limit === null
      ? translate('payment.onceConfirmed')
      : translate('payment.beyondCredit', { amount: formatMoney(toDecimal(limit), currency, language) });
  return { ...paymentMethodWire(method, language), isSelectable: false, description };
}

export function paymentIconUrl(icon: string): string {
  return icon === '' ? '' : `/media/icons/${icon}.svg`;
}

/** The contract's ShippingMethod; amounts on the side that the cart shows. */
export function shippingMethodWire(
  option: OfferedShipping,
  { priced, side, language }: { priced: PricedBasket; side: Side; language: Language },
): ShippingMethod {
  const { profile } = option;
  const services = freightServicesWire(option, { priced, side });
  const countryId = priced.basket.shippingCountryId;
  const preferred = preferredWire(profile, countryId);
  return {
    parcelServicePresetId: profile.id,
    parcelServicePresetName: inLanguage(profile.names, language),
    parcelServiceType: 1,
    parcelServiceId: profile.parcelServiceId,
    parcelServiceName: profile.parcelServiceName,
    shippingProfileId: profile.id,
    shippingAmount: toDecimal(priced.shippingCost(option)[side]),
    shippingPrivacyInformation: [
      {
        showDataPrivacyAgreementHint: profile.asksPrivacyConsent,
        id: profile.id,
        parcelServiceId: profile.parcelServiceId,
        parcelServiceName: profile.parcelServiceName,
        parcelServiceAddress: profile.privacyAddress,
      },
    ],
    isPostOffice: hasService(profile.services, { kind: 'postOffice', countryId }),
    isParcelBox: hasService(profile.services, { kind: 'locker', countryId }),
    icon: null,
    excludedPaymentMethodIds: profile.excludedPaymentMethodIds,
    allowedPaymentMethodNames: priced.payment
      .filter(({ id }) => !profile.excludedPaymentMethodIds.includes(id))
      .map(({ names }) => inLanguage(names, language)),
    ...(services.length > 0 && { freightServices: services }),
    ...(preferred.length > 0 && { preferredDelivery: preferred }),
  };
}

const preferredNames = {
  preferredDay: 'PreferredDay',
  preferredLocation: 'PreferredLocation',
  preferredNeighbour: 'PreferredNeighbour',
} as const;

/** How a method may be told to deliver in a country, by the names of the ecosystem. */
export function preferredWire({ services }: Pick<ShippingProfile, 'services'>, countryId: number) {
  return offeredPreferred({ services, countryId }).map((kind) => preferredNames[kind]);
}

function freightServicesWire(
  { profile }: OfferedShipping,
  { priced, side }: { priced: PricedBasket; side: Side },
): FreightService[] {
  const { shippingCountryId, freightServices: wanted } = priced.basket;
  return offeredServices(profile.services, shippingCountryId).map(({ kind, amount, windows }) => ({
    kind,
    amount: toDecimal(priced.extraCost(profile, amount)[side]),
    windows,
    isChosen: Boolean(wanted?.[kind]),
    window: (kind === 'deliveryWindow' && wanted?.deliveryWindow) || '',
  }));
}

/** The contract's ShippingCharge. */
export function shippingChargeWire({ kind, choice, amount }: ChargedService, language: Language): ShippingCharge {
  return {
    ...serviceWords({ kind, choice }, language),
    amount: toDecimal(amount.gross),
    amountNet: toDecimal(amount.net),
  };
}

/** What a service is called, and what was chosen of it. */
export function serviceWords({ kind, choice }: Pick<ChargedService, 'kind' | 'choice'>, language: Language) {
  return {
    kind,
    name: translateInto(language)(`order.service.${kind}`),
    value: choiceText({ kind, choice }, language),
  };
}

function choiceText({ kind, choice }: Pick<ChargedService, 'kind' | 'choice'>, language: Language): string {
  if (kind === 'deliveryWindow') return formatHours(choice, language);
  if (kind === 'preferredDay') return formatDay(choice, language);
  return choice;
}
