import type { CartNotice } from '@mise/contract/cart/basket.ts';
import type { CalendarDay } from '@mise/rules/calendar-day.ts';
import { formatDay } from '@mise/rules/format-delivery.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import { type MinorAmount, toPercent } from '@mise/rules/money.ts';
import type { NetGross, Side } from '@mise/rules/net-gross.ts';
import { pickupPointOf } from '@mise/rules/pickup-point.ts';
import { remembered } from '@mise/rules/remembered.ts';
import type { Context } from '../../context.ts';
import { countLines } from '../../count-lines.ts';
import type { Queryable } from '../../db/database.ts';
import type { Basket } from '../cart/basket.ts';
import { buyerOf } from '../cart/buyer.ts';
import { type CartLine, priceLines, type UnavailableRow } from '../cart/lines.ts';
import type { Held } from '../cart/stored-cart.ts';
import { totalsLines } from '../cart/totals-input.ts';
import { findAddresses, type StoredAddress } from '../customers/addresses.ts';
import type { CustomerClass } from '../customers/customer-class.ts';
import type { Totals } from '../orders/totals.ts';
import { type HeldGiftCard, isUsable, shareOfGiftCards } from '../payments/gift-cards.ts';
import { behaviorOf } from '../payments/payment-behavior.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import { voucherMethod } from '../payments/voucher-method.ts';
import { findCountry } from '../shop/countries.ts';
import { settingsOf, shopCountryId } from '../shop/settings.ts';
import { rateOf, type VatRates, vatRatesOf } from '../shop/vat.ts';
import type { KnownStanding } from '../tax/vat-checks.ts';
import { type AppliedCoupon, applyCoupon, withoutPromotion } from './applied-coupon.ts';
import { basketBill } from './basket-bill.ts';
import {
  handOverDay,
  onPreferredDay,
  type PromisedDelivery,
  promiseDelivery,
  readyDay,
  supplyOf,
  undated,
} from './delivery.ts';
import { freightNotices, weightBeyondRates } from './freight-on-request.ts';
import { isOfGiftCards, mailedProfile } from './mailed-profile.ts';
import {
  selectedPayment as choosePayment,
  decidedPayment,
  type OfferedPayment,
  offeredPayment,
} from './offered-payment.ts';
import { oversoldNotices } from './oversold-notices.ts';
import { chosenPreferred } from './preferred-delivery.ts';
import { availableShippingProfiles, inOwnersOrder, type ShippingChoice } from './shipping-choice.ts';
import { type ShippingProfile, shippingProfiles } from './shipping-profiles.ts';
import {
  type ChargedService,
  chargedServices,
  chosenServices,
  hasService,
  offeredServices,
} from './shipping-services.ts';
import { shortNotices } from './short-notices.ts';
import { demandByLine, type LineDemand, stockDemand } from './stock-demand.ts';
import { type Taxation, taxations } from './taxation.ts';
import { basketOverCaps, capNotices, type OverCap } from './unpaid-caps.ts';

export type OfferedShipping = ShippingChoice<ShippingProfile>;

/** A basket with its lines, what can be chosen for it, what is chosen, and what it all costs. */
export type PricedBasket = {
  basket: Basket;
  lines: CartLine[];
  /** Lines whose variation can no longer be bought: not in `lines` or totals. */
  unavailable: UnavailableRow[];
  /** Nothing of it is shipped: gift cards alone come by mail. */
  isMailed: boolean;
  /** When it comes. */
  delivery: PromisedDelivery;
  /** What an order would take out of the stock. */
  demand: LineDemand[];
  /** Shipping methods for the country, value and weight of the basket, in the owner's order. */
  shipping: OfferedShipping[];
  /**
   * What the sums count with: never one by which the goods are fetched, unless the buyer chose it. `is…Decided`: it is not just the first of
   * several, which nobody chose.
   */
  selectedShipping: OfferedShipping | null;
  isShippingDecided: boolean;
  /** What the selected method does beside the carriage. Its costs are in those of the shipping. */
  services: ChargedService[];
  /** A preferred day on which it cannot come any more. */
  goneDay: CalendarDay | null;
  /** When all of it can be handed to the carrier of preferred days. */
  handOver: () => Promise<CalendarDay | null>;
  /** Grams, where no carrier has a rate for them and the buyer does not fetch the goods; else null. */
  weightOnRequest: number | null;
  payment: PaymentMethod[];
  withheld: OfferedPayment['withheld'];
  selectedPayment: PaymentMethod | null;
  isPaymentDecided: boolean;
  isExportDelivery: boolean;
  /** What the VAT id of the buyer does; `vatRate`: the rate in percent that it takes off, or not. */
  vatStanding: (KnownStanding & { vatRate: number }) | null;
  totals: Totals;
  coupon: AppliedCoupon | null;
  /** Lines that are sold with a coupon alone, and have none. */
  unpromoted: CartLine[];
  /** Gift cards that nothing can be paid with any more: they are in no sum. */
  spentGiftCards: HeldGiftCard[];
  /** What the basket is to be paid with, and what each of them pays, in minor units. */
  giftCards: { giftCard: HeldGiftCard; amount: number }[];
  /** What a method would cost for this basket, and a service of it that costs so much gross, in minor units. */
  shippingCost: (option: OfferedShipping) => NetGross;
  extraCost: (profile: Pick<ShippingProfile, 'isPickup'>, amount: MinorAmount) => NetGross;
  /** What goes beyond what a guest may order without having paid. */
  overCaps: OverCap[];
  notices: CartNotice[];
  billingAddress: StoredAddress | null;
  /** The billing address where the invoice goes where the goods go, or nothing is shipped. Null: none was chosen, or it is gone. */
  deliveryAddress: StoredAddress | null;
  /** Whether the invoice goes where the goods go. */
  isBillingAsShipping: boolean;
};

/** What a method costs, and what is done beside it, in minor units. */
type Carriage = { rate?: MinorAmount; extra?: MinorAmount };

/**
 * Works a basket out. Where nothing was chosen yet the first method that brings the goods counts as chosen, so that the cart can
 * say what shipping costs; a choice that is no longer offered is replaced by it, with a notice. `isBlocked`: an account with the buyer's address was
 * blocked, which is looked at when the order is placed.
 */
export async function priceBasket(
  context: Context,
  input: { basket: Basket; customerClass: CustomerClass; held: Held; isBlocked?: boolean },
): Promise<PricedBasket> {
  const { customerClass, held, isBlocked = false } = input;
  const { db, shop, language } = context;
  await countLines(context, held.rows.length);
  const isMailed = isOfGiftCards(held);
  const { billingAddress, deliveryAddress } = await addressesOf(db, input.basket, {
    isMailed,
    isBillingAsShipping: held.isBillingAsShipping,
  });
  // Where the goods go decides VAT and shipping: the address as it is now, not as it was when it was chosen.
  const basket = {
    ...input.basket,
    shippingCountryId: deliveryAddress?.countryId ?? input.basket.shippingCountryId,
  };
  const shopRates = await requiredRates(context, await shopCountryId(shop));
  const binding: Side = customerClass.showsNetPrices ? 'net' : 'gross';
  const { lines, unavailable } = priceLines(held, {
    now: context.now,
    shopRates,
    discountPercent: customerClass.discountPercent,
    buyer: await buyerOf(context, basket),
  });
  const { brought, fetched } = await taxations(context, {
    countryId: basket.shippingCountryId,
    ...{ deliveryAddress, isMailed, shopRates },
    vatNumber: billingAddress?.fields.vatNumber ?? '',
  });
  const { applied, discounted } = await applyCoupon(context, held.coupon, {
    ...{ lines, customerClass },
    goods: totalsLines(lines, { binding, rates: shopRates }),
    companyName: billingAddress?.fields.companyName ?? '',
  });
  const giftCards = held.giftCards.filter((card) => isUsable(card, context.now));
  const giftCard = giftCards.reduce((sum, { balance }) => sum + balance, 0);
  const billOf = remembered(
    ({ isTaxFree, rates }: Taxation) =>
      basketBill({
        ...{ binding, isTaxFree, giftCard },
        lines: discounted(totalsLines(lines, { binding, rates })),
        discount: applied?.discount ?? 0,
      }),
    // At home both ways are taxed alike.
    (taxation) => (taxation.isTaxFree ? taxation : taxation.rates),
  );
  const shippingOf = ({ rate = 0, extra = 0 }: Carriage) => (applied?.isShippingFree ? 0 : rate) + extra;
  const weightG = lines.reduce((sum, { variation, quantity }) => sum + variation.weightG * quantity, 0);
  const pickupPoint = deliveryAddress && pickupPointOf(deliveryAddress.fields);
  const countryId = basket.shippingCountryId;
  const isDeliveredTo = (await findCountry(shop, countryId)) !== null;
  const profiles = (isDeliveredTo ? await shippingProfiles(shop) : []).filter(
    ({ services, isPickup }) => !pickupPoint || isPickup || hasService(services, { kind: pickupPoint, countryId }),
  );
  const taxationOf = (isFetched: boolean | undefined) => (isFetched ? fetched : brought);
  // Each by what the goods come to in its own way: what is offered does not depend on what is chosen, on which the sums depend.
  const offeredOf = (isFetched: boolean) => {
    const ofWay = profiles.filter(({ isPickup }) => isPickup === isFetched);
    if (ofWay.length === 0) return [];
    return availableShippingProfiles(ofWay, {
      ...{ countryId, weightG },
      itemSum: billOf(taxationOf(isFetched)).itemSum(),
    });
  };
  const shipping = isMailed
    ? [{ profile: mailedProfile, amount: 0 }]
    : [...offeredOf(false), ...offeredOf(true)].sort(inOwnersOrder);
  const selectedShipping = selectShipping(shipping, basket.shippingProfileId);
  const taxation = taxationOf(selectedShipping?.profile.isPickup);
  const totalsWith = (carriage: Carriage, fee: number) =>
    billOf(taxation).totals({ shipping: shippingOf(carriage), fee });
  const toPayWith = (carriage: Carriage, fee: number) =>
    billOf(taxation).toPay({ shipping: shippingOf(carriage), fee });
  const costOf = ({ isPickup }: Pick<ShippingProfile, 'isPickup'>, carriage: Carriage) =>
    billOf(taxationOf(isPickup)).totals({ shipping: shippingOf(carriage), fee: 0 }).shipping;
  const byLine = demandByLine(lines);
  const supplies = lines.map((line, index) => supplyOf(line, byLine[index] ?? []));
  const servicesOfMethod = selectedShipping?.profile.services ?? [];
  const handOver = () => handOverDay(context, supplies);
  const { chosen: preferred, goneDay } = chosenPreferred(
    basket.preferredDelivery,
    {
      ...{ services: servicesOfMethod, countryId, isPickupPoint: Boolean(pickupPoint) },
      handOver: basket.preferredDelivery && (await handOver()),
      postcode: deliveryAddress?.fields.zipCode ?? '',
    },
    (await settingsOf(shop)).preferredDayAdditionalCharge,
  );
  const services = [
    ...chosenServices(offeredServices(servicesOfMethod, countryId), basket.freightServices),
    ...preferred,
  ];
  const carriage = {
    rate: selectedShipping?.amount ?? 0,
    extra: services.reduce((sum, { amount }) => sum + amount, 0),
  };
  const weightOnRequest = selectedShipping
    ? null
    : weightBeyondRates(profiles, {
        countryId,
        offered: shipping.map(({ profile }) => profile),
        weightG,
      });
  const isCovered = lines.length > 0 && (applied !== null || giftCard > 0) && toPayWith(carriage, 0) === 0;
  const { offered, withheld } = await offeredPayment(context, {
    buyer: {
      countryId: basket.shippingCountryId,
      customerClassId: customerClass.id,
      isProven: (await context.visitor.find())?.customer.account?.isConfirmed === true,
      isBlocked,
      shipping: selectedShipping?.profile ?? null,
    },
    openAmounts: held.openAmounts,
    isInAdvance: lines.some(({ variation }) => variation.isGiftCard),
    readyDay: () => readyDay(context, supplies),
    totalWith: ({ fee }) => toPayWith(carriage, fee),
  });
  const payment = isCovered ? [voucherMethod] : offered;
  const choice = { chosenId: basket.paymentMethodId, customerClassId: customerClass.id };
  const selectedPayment = choosePayment(payment, choice);
  const demand = stockDemand(byLine);
  const totals = totalsWith(carriage, selectedPayment?.fee ?? 0);
  const promised = isMailed
    ? undated(supplies)
    : await promiseDelivery(context, {
        supplies,
        shipping: shipping.map(({ profile }) => profile),
        selected: selectedShipping?.profile ?? null,
        destination: { countryId: basket.shippingCountryId, address: deliveryAddress },
        isTogether: basket.isCompleteDelivery,
        isAfterPayment:
          totals.toPay > 0 && selectedPayment !== null && behaviorOf(selectedPayment.key).release === 'paid',
      });
  const day = preferred.find(({ kind }) => kind === 'preferredDay')?.choice;
  const delivery = day && selectedShipping ? onPreferredDay(promised, day, selectedShipping.profile.id) : promised;
  const overCaps = await basketOverCaps(context, {
    total: totals.toPay,
    lines,
    demand,
    held: held.unpaid,
    paymentMethodKey: selectedPayment?.key ?? '',
  });
  const notices = [
    ...(await shortNotices(context, { byLine, demand })),
    ...(await capNotices(context, overCaps)),
    ...(await oversoldNotices(context, demand)),
    ...(await freightNotices(context, weightOnRequest)),
    ...(goneDay ? [{ key: 'preferredDayGone' as const, cause: { name: formatDay(goneDay, language) } }] : []),
    ...resetNotice('shippingMethodReset', {
      wasChosen: basket.shippingProfileId !== null && lines.length > 0 && !isMailed,
      isKept: selectedShipping?.profile.id === basket.shippingProfileId,
      name: inLanguage(selectedShipping?.profile.names, language),
    }),
    ...resetNotice('paymentMethodReset', {
      wasChosen: basket.paymentMethodId !== null && lines.length > 0 && !isCovered,
      isKept: selectedPayment?.id === basket.paymentMethodId,
      name: inLanguage(selectedPayment?.names, language),
    }),
  ];
  return {
    basket,
    lines,
    unavailable,
    isMailed,
    delivery,
    demand,
    shipping,
    selectedShipping,
    services: chargedServices(services, {
      carriage: applied?.isShippingFree ? 0 : carriage.rate,
      shipping: totals.shipping,
    }),
    goneDay,
    handOver,
    weightOnRequest,
    isShippingDecided: shipping.length === 1 || shipping.some(({ profile }) => profile.id === basket.shippingProfileId),
    payment,
    withheld: isCovered ? [] : withheld,
    selectedPayment,
    isPaymentDecided: decidedPayment(payment, choice) !== null,
    isExportDelivery: taxation.isExport,
    vatStanding: taxation.standing && { ...taxation.standing, vatRate: toPercent(rateOf(taxation.rates, 0)) },
    coupon: applied,
    unpromoted: withoutPromotion(lines, applied),
    spentGiftCards: held.giftCards.filter((card) => !giftCards.includes(card)),
    giftCards: withAmounts(giftCards, totals.giftCard),
    shippingCost: ({ profile, amount: rate }) => costOf(profile, { rate }),
    extraCost: (profile, extra) => costOf(profile, { extra }),
    totals,
    overCaps,
    notices,
    billingAddress,
    deliveryAddress,
    isBillingAsShipping: held.isBillingAsShipping,
  };
}

/** Also those that there is no need of. */
function withAmounts(cards: readonly HeldGiftCard[], sum: number): PricedBasket['giftCards'] {
  const shares = shareOfGiftCards(cards, sum);
  return cards.map((card) => shares.find(({ giftCard }) => giftCard.id === card.id) ?? { giftCard: card, amount: 0 });
}

/** Where the invoice goes, and where the goods do: never to where the invoice goes because their own address was deleted. */
export async function addressesOf(
  db: Queryable,
  { customerId, billingAddressId, shippingAddressId }: Basket,
  { isMailed, isBillingAsShipping }: { isMailed: boolean; isBillingAsShipping: boolean },
): Promise<Pick<PricedBasket, 'billingAddress' | 'deliveryAddress'>> {
  const addresses = await findAddresses(db, customerId, [billingAddressId, shippingAddressId]);
  const billingAddress = addresses.get(billingAddressId ?? 0) ?? null;
  const shippingAddress = isMailed ? undefined : addresses.get(shippingAddressId ?? 0);
  return {
    billingAddress,
    deliveryAddress: shippingAddress ?? (isMailed || isBillingAsShipping ? billingAddress : null),
  };
}

async function requiredRates(context: Context, countryId: number): Promise<VatRates> {
  const rates = await vatRatesOf(context.shop, countryId);
  if (!rates) throw new Error(`the shop's own country ${countryId} has no VAT rates`);
  rateOf(rates, 0);
  return rates;
}

/** What was chosen, else the first that brings the goods: who fetches them says so. */
function selectShipping(offered: readonly OfferedShipping[], chosenId: number | null): OfferedShipping | null {
  const isChosen = ({ profile }: OfferedShipping) => profile.id === chosenId;
  return offered.find(isChosen) ?? offered.find(({ profile }) => !profile.isPickup) ?? null;
}

function resetNotice(
  key: 'shippingMethodReset' | 'paymentMethodReset',
  choice: { wasChosen: boolean; isKept: boolean; name: string | undefined },
): CartNotice[] {
  if (!choice.wasChosen || choice.isKept) return [];
  return [{ key, cause: choice.name === undefined ? {} : { name: choice.name } }];
}
