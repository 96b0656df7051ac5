import type { Basket, CartNoticeKey } from '@mise/contract/cart/basket.ts';
import type { Cart } from '@mise/contract/cart/cart.ts';
import type { DeliverySplit } from '@mise/contract/checkout/delivery.ts';
import type { PaymentProviders } from '@mise/contract/checkout/payment.ts';
import type { PreferredDelivery } from '@mise/contract/checkout/preferred-delivery.ts';
import type { FreightServiceKind, ShippingProvider } from '@mise/contract/checkout/shipping.ts';
import type { Address } from '@mise/contract/customers/address.ts';
import type { User } from '@mise/contract/customers/user.ts';
import type { ActiveShippingCountry } from '@mise/contract/shop/country.ts';
import { formatHours } from '@mise/rules/format-hours.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import type { LegalPage } from '@mise/rules/legal-pages.ts';
import type { PickupPointKind } from '@mise/rules/pickup-point.ts';
import type { Locale } from '../page/locale.ts';
import { type CartView, nextCartView, toCartView } from './cart.ts';
import { type CountryOption, toCountryOption } from './checkout-address.ts';
import { type DeliveryView, toDelivery } from './delivery.ts';
import { type SavedCheckout, toSaved } from './saved-checkout.ts';

export type CheckoutView = {
  cart: CartView;
  /** A customer who is logged in orders under the address of the account. */
  isCustomer: boolean;
  saved: SavedCheckout;
  /** How the carrier was asked to deliver. */
  preferred: PreferredDelivery | undefined;
  /** Whether it leaves a parcel so at this address where nobody opens: it said so of another one perhaps. */
  isPlaceAgreed: boolean;
  /** Whether who has goods brought to a pickup point must have a number there. */
  isPostNumberRequired: boolean;
  currency: string;
  countries: CountryOption[];
  shipping: MethodChoice<ShippingOption>;
  payment: MethodChoice<PaymentOption> & { closed: ClosedPayment[] };
  /** What is to be done with what comes later; null where nothing does. */
  split: DeliverySplit | null;
  /** Of which the shop has the text: terms and whoever agrees to them follow them, not the document, which may be older. */
  legalPages: LegalPage[];
};

/**
 * `isGone`: the method chosen before is no longer offered; `selected` is 0 then, the shopper must choose. `isProposed`: the shop was not
 * told of the one that is selected.
 */
export type MethodChoice<Option> = { selected: number; isGone: boolean; isProposed?: boolean; options: Option[] };

export type ShippingOption = {
  id: number;
  name: string;
  carrier: string;
  /** null: free of charge. */
  price: string | null;
  /** When all of it would come this way; null where no day can be named. */
  delivery: DeliveryView | null;
  /** What the carrier does beside the carriage, to this country. */
  services: FreightServiceView[];
  /** To which pickup points it goes there, and whether it has preferred days and places. */
  pickupPoints: PickupPointKind[];
  hasPreferred: boolean;
  /** Who gets e-mail and phone, where the carrier must be allowed to; else null. */
  consent: { carrier: string; address: string } | null;
};

/** `price` null: free of charge. `window`: the hours that are chosen, '' for any. */
export type FreightServiceView = {
  kind: FreightServiceKind;
  price: string | null;
  windows: { value: string; label: string }[];
  isChosen: boolean;
  window: string;
};

/** A method that is not open to this order, and why. */
export type ClosedPayment = { id: number; name: string; reason: string };

export type PaymentOption = { id: number; name: string; description: string; icon: string; fee: string | null };

/** What the shop answers of the methods and the sums, again and again while the shopper fills the form. */
export type CheckoutAnswers = { basket: Basket; shipping: ShippingProvider; payment: PaymentProviders };

export function toCheckoutView(
  input: {
    cart: Cart;
    user: User | null;
    addresses: readonly Address[];
    countries: readonly ActiveShippingCountry[];
    shipping: ShippingProvider;
    payment: PaymentProviders;
    isPostNumberRequired: boolean;
    legalPages: LegalPage[];
  },
  locale: Locale,
): CheckoutView {
  return {
    cart: toCartView(input.cart, locale),
    isCustomer: Boolean(input.user?.email),
    saved: toSaved(input),
    preferred: input.cart.preferredDelivery,
    isPlaceAgreed: isPlaceAgreed(input.cart),
    isPostNumberRequired: input.isPostNumberRequired,
    legalPages: input.legalPages,
    currency: input.cart.currency,
    countries: input.countries.map(toCountryOption),
    ...toMethods({ basket: input.cart, shipping: input.shipping, payment: input.payment }, locale),
  };
}

/** The page after methods or sums have changed. */
export function nextCheckoutView(previous: CheckoutView, answers: CheckoutAnswers, locale: Locale): CheckoutView {
  const { basket } = answers;
  return {
    ...previous,
    cart: nextCartView(previous.cart, basket, locale),
    preferred: basket.preferredDelivery,
    isPlaceAgreed: isPlaceAgreed(basket),
    ...toMethods(answers, locale),
  };
}

function isPlaceAgreed({ shippingCharges = [] }: Basket): boolean {
  return shippingCharges.some(({ kind }) => kind === 'preferredLocation' || kind === 'preferredNeighbour');
}

function toMethods(
  { basket, shipping, payment }: CheckoutAnswers,
  locale: Locale,
): Pick<CheckoutView, 'shipping' | 'payment' | 'split'> {
  const money = (amount: number) => (amount > 0 ? formatMoney(amount, basket.currency, locale) : null);
  const choice = (selected: number, resetKey: CartNoticeKey) => {
    const isGone = basket.notices?.some(({ key }) => key === resetKey) ?? false;
    return { selected: isGone ? 0 : selected, isGone };
  };
  const excluded = shipping.list.find(
    ({ shippingProfileId }) => shippingProfileId === (shipping.selected || basket.shippingProfileId),
  );
  return {
    split: basket.deliverySplit ?? null,
    shipping: {
      // The sums are those of this method, and the cart has said so.
      ...choice(shipping.selected || basket.shippingProfileId, 'shippingMethodReset'),
      isProposed: shipping.selected === 0,
      options: shipping.list.map((method) => ({
        id: method.shippingProfileId,
        name: method.parcelServicePresetName,
        carrier: method.parcelServiceName,
        price: money(method.shippingAmount),
        delivery: toDelivery(basket.deliveryByMethod?.[method.shippingProfileId], locale),
        services: (method.freightServices ?? []).map(({ amount, windows, ...service }) => ({
          ...service,
          price: money(amount),
          windows: windows.map((value) => ({ value, label: formatHours(value, locale) })),
        })),
        pickupPoints: [
          ...(method.isParcelBox ? (['locker'] as const) : []),
          ...(method.isPostOffice ? (['postOffice'] as const) : []),
        ],
        hasPreferred: (method.preferredDelivery ?? []).length > 0,
        consent: toConsent(method.shippingPrivacyInformation),
      })),
    },
    payment: {
      ...choice(payment.selected, 'paymentMethodReset'),
      options: payment.list
        .filter(({ id, isSelectable }) => isSelectable && !excluded?.excludedPaymentMethodIds.includes(id))
        .map(({ id, name, description, icon, fee }) => ({ id, name, description, icon, fee: money(fee) })),
      closed: payment.list
        .filter(({ isSelectable }) => !isSelectable)
        .map(({ id, name, description }) => ({ id, name, reason: description })),
    },
  };
}

function toConsent(privacy: ShippingProvider['list'][number]['shippingPrivacyInformation']): ShippingOption['consent'] {
  const asked = privacy.find(({ showDataPrivacyAgreementHint }) => showDataPrivacyAgreementHint);
  return asked ? { carrier: asked.parcelServiceName, address: asked.parcelServiceAddress } : null;
}
