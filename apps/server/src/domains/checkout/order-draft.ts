import { refusal } from '@mise/contract/refusal.ts';
import { checkQuantity } from '@mise/rules/check-quantity.ts';
import { formatDay } from '@mise/rules/format-delivery.ts';
import { formatPacks } from '@mise/rules/format-quantity.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { isWanted } from '@mise/rules/order-answers.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { pickupPointOf } from '@mise/rules/pickup-point.ts';
import type { Context } from '../../context.ts';
import { translateInto } from '../../texts/translate.ts';
import { itemRefusal } from '../cart/item-quantities.ts';
import { type CartLine, quantityByVariation } from '../cart/lines.ts';
import { readableValue } from '../cart/wire.ts';
import { type LineFacts, lineFacts } from '../catalog/line-facts.ts';
import { billingType, type StoredAddress, shippingType } from '../customers/addresses.ts';
import type { Session } from '../customers/sessions.ts';
import type { DraftAddress, DraftLine, OrderDraft, StockDemand } from '../orders/order-draft.ts';
import { initialState } from '../payments/initial-state.ts';
import { behaviorOf, holdEnd } from '../payments/payment-behavior.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import { voucherMethodId } from '../payments/voucher-method.ts';
import { findCountry } from '../shop/countries.ts';
import type { LegalVersions } from '../shop/legal-text-versions.ts';
import { currencyOf, settingsOf } from '../shop/settings.ts';
import { hasCarrierConsent } from './carrier-consent.ts';
import { couponRefusal } from './coupon-words.ts';
import { orderDelivery } from './delivery.ts';
import { refuseFreightOnRequest } from './freight-on-request.ts';
import type { OfferedShipping, PricedBasket } from './priced-basket.ts';
import type { LineDemand } from './stock-demand.ts';
import { refuseOverCaps } from './unpaid-caps.ts';
import { serviceWords } from './wire.ts';

/**
 * Everything the order will say, or the first reason why it cannot be placed: changed items, then a missing mail address,
 * address, shipping or payment method, then more than a guest may order without having paid. Nothing is written here.
 */
export async function orderDraft(
  context: Context,
  input: { session: Session; priced: PricedBasket; legalTexts: LegalVersions },
): Promise<OrderDraft> {
  const { session, priced, legalTexts } = input;
  const { basket, lines, totals } = priced;
  const facts = await lineFacts(context.db, {
    variationIds: lines.flatMap(({ variation, components }) => [
      variation.id,
      ...components.map(({ option }) => option.variationId),
    ]),
    language: context.language,
  });
  const nameOf = (variationId: number) => facts.get(variationId)?.name ?? '';
  refuseChangedItems(priced, { nameOf, language: context.language });
  await refuseCoupon(context, priced, nameOf);
  const email = session.customer.email;
  if (email === null) throw refusal('order.emailMissing');
  const addresses = requiredAddresses(priced);
  await refuseInvoiceElsewhere(context, priced);
  const shipping = await requiredShipping(context, priced);
  const payment = requiredPayment(priced);
  await refuseOverCaps(context, priced.overCaps);
  const behavior = behaviorOf(payment.key);
  const settings = await settingsOf(context.shop);
  const delivery = orderDelivery(priced.delivery);
  return {
    basketId: basket.id,
    basketVersion: basket.version,
    customerId: session.customer.id,
    companyId: basket.companyId,
    language: context.language,
    email,
    isOfGuest: session.customer.account === null,
    referrerId: session.referrerId ?? context.referrerId,
    customerClassId: session.customer.customerClass.id,
    currency: await currencyOf(context.shop),
    isExportDelivery: priced.isExportDelivery,
    vatStanding: priced.vatStanding,
    shippingCountryId: basket.shippingCountryId,
    shippingProfileId: shipping.profile.id,
    shippingProvider: shipping.profile.parcelServiceName,
    shippingProfileName: inLanguage(shipping.profile.names, context.language),
    isFetched: shipping.profile.isPickup,
    shippingServices: priced.services.map(({ amount, ...service }) => ({
      ...serviceWords(service, context.language),
      ...amount,
    })),
    paymentMethodId: payment.id,
    paymentMethodKey: payment.key,
    paymentMethodName: inLanguage(payment.names, context.language),
    contactWish: basket.contactWish,
    customerSign: basket.customerSign,
    isShippingPrivacyAccepted: hasCarrierConsent({ ...priced, email }),
    paymentDays: behavior.promisedDays(settings),
    holdEndsAt: holdEnd(behavior, { now: context.now, settings, delivery }),
    legalTexts,
    delivery,
    deliverySplit: priced.delivery.split,
    ...addresses,
    lines: lines.map((line, index) => draftLine(line, { index, facts, priced, language: context.language })),
    coupon: draftCoupon(context, priced),
    giftCards: priced.giftCards
      .filter(({ amount: paid }) => paid > 0)
      .map(({ giftCard, amount: paid }) => ({ giftCardId: giftCard.id, amount: paid })),
    totals,
    demand: priced.demand.map((demand) => ({ ...demand, ...orderedAs(demand, { lines, nameOf }) })),
    statusId: orderStatusIds[initialState(payment.key)],
  };
}

/**
 * What no cart tells of an address that was only typed (`cart/stored-cart.ts`). To be refused before sums are compared: they differ by it, and
 * nothing in the cart would say why.
 */
export async function refuseUnseen(
  context: Context,
  { coupon, basket: { paymentMethodId: paymentId }, withheld }: PricedBasket,
): Promise<void> {
  if (coupon?.fault?.reason === 'newCustomersOnly') throw await couponRefusal(context, coupon.fault);
  if (paymentId === null || !withheld.some(({ method }) => method.id === paymentId)) return;
  throw refusal('checkout.paymentMethodUnavailable', { cause: { paymentId } });
}

/** What the buyer reads of what leaves the stock is about what was ordered: a line, be it a bundle of it. */
function orderedAs(
  { variationId, soldAs }: LineDemand,
  { lines, nameOf }: { lines: readonly CartLine[]; nameOf: (variationId: number) => string },
): Pick<StockDemand, 'name' | 'pack'> {
  const id = soldAs?.variationId ?? variationId;
  const line = lines.find(({ variation }) => variation.id === id);
  if (!line) throw new Error(`variation ${id} is taken out of the stock for no line`);
  return { name: nameOf(id), pack: line.variation.pack };
}

/** Lines that can no longer be bought, or not in this quantity: the shopper must look at the cart again. */
function refuseChangedItems(
  { lines, unavailable }: PricedBasket,
  { nameOf, language }: { nameOf: (variationId: number) => string; language: Language },
): void {
  if (unavailable.length > 0) {
    throw refusal('order.itemsChanged', { cause: { variationIds: unavailable.map(({ variationId }) => variationId) } });
  }
  if (lines.length === 0) throw refusal('order.emptyBasket');
  const quantities = quantityByVariation(
    lines.map(({ variation, quantity }) => ({ variationId: variation.id, quantity })),
  );
  const short: { variationId: number; name: string; stock: number; sold: string }[] = [];
  const variations = new Map(lines.map(({ variation }) => [variation.id, variation]));
  for (const { variation } of lines) {
    const ofItem = itemRefusal(variation, { held: quantities, variations, language });
    if (ofItem?.key === 'cart.addToBasket.maxItemQuantityReached') {
      throw refusal('order.itemsChanged', { cause: { variationIds: [variation.id] } });
    }
    const check = checkQuantity(variation, quantities.get(variation.id) ?? 0);
    if (check.isAllowed) continue;
    if (check.reason !== 'stock') throw refusal('order.itemsChanged', { cause: { variationIds: [variation.id] } });
    if (!short.some(({ variationId }) => variationId === variation.id)) {
      const sold = formatPacks(check.figure, variation.pack, language);
      short.push({ variationId: variation.id, name: nameOf(variation.id), stock: check.figure, sold });
    }
  }
  if (short.length > 0) throw refusal('order.notEnoughStock', { cause: { items: short } });
}

function requiredAddresses({ billingAddress, deliveryAddress }: PricedBasket): {
  billingAddress: DraftAddress;
  deliveryAddress: DraftAddress;
} {
  const missing = billingAddress ? shippingType : billingType;
  if (!billingAddress || !deliveryAddress) throw refusal('order.addressMissing', { cause: { typeId: missing } });
  return { billingAddress: draftAddress(billingAddress), deliveryAddress: draftAddress(deliveryAddress) };
}

/** To a country that the shop delivers to no more. Where the goods go there too no shipping method is left, and it is that which is missing. */
async function refuseInvoiceElsewhere(context: Context, priced: PricedBasket): Promise<void> {
  const { billingAddress, deliveryAddress, isMailed } = priced;
  if (!billingAddress || (billingAddress.id === deliveryAddress?.id && !isMailed)) return;
  if (await findCountry(context.shop, billingAddress.countryId)) return;
  // Named as the field of the form at the checkout, which asks for two addresses.
  throw refusal('address.validationFailed', { cause: { 'billing.country': 'notOffered' } });
}

export function draftAddress({ countryId, stateId, fields }: StoredAddress): DraftAddress {
  return { countryId, stateId, fields };
}

async function requiredShipping(context: Context, priced: PricedBasket): Promise<OfferedShipping> {
  const { basket, isMailed, selectedShipping, isShippingDecided, services, deliveryAddress } = priced;
  await refuseFreightOnRequest(context, priced.weightOnRequest);
  if (!selectedShipping) throw refusal('order.shippingMethodMissing');
  // Whatever was chosen for goods before.
  if (isMailed) return selectedShipping;
  if (basket.shippingProfileId !== null && selectedShipping.profile.id !== basket.shippingProfileId) {
    throw refusal('checkout.shippingMethodUnavailable', { cause: { shippingId: basket.shippingProfileId } });
  }
  if (!isShippingDecided) throw refusal('order.shippingMethodMissing');
  const isPhoned = services.some(({ kind }) => kind === 'phoneBeforeArrival');
  if (isPhoned && !deliveryAddress?.fields.phoneNumber) throw refusal('order.phoneMissing');
  if (priced.goneDay) {
    throw refusal('order.preferredDayGone', { cause: { name: formatDay(priced.goneDay, context.language) } });
  }
  const { postNumberRequired } = await settingsOf(context.shop);
  const isPickupPoint = deliveryAddress !== null && pickupPointOf(deliveryAddress.fields) !== null;
  if (isPickupPoint && postNumberRequired && deliveryAddress.fields.postNumber === '') {
    throw refusal('order.postNumberMissing');
  }
  return selectedShipping;
}

/** How the basket is paid, where somebody decided it and it is still offered. */
export function requiredPayment({ basket, selectedPayment, isPaymentDecided }: PricedBasket): PaymentMethod {
  if (!selectedPayment) throw refusal('order.paymentMethodMissing');
  const { paymentMethodId: paymentId } = basket;
  const isKept = paymentId === null || selectedPayment.id === paymentId || selectedPayment.id === voucherMethodId;
  if (!isKept) throw refusal('checkout.paymentMethodUnavailable', { cause: { paymentId } });
  if (!isPaymentDecided) throw refusal('order.paymentMethodMissing');
  return selectedPayment;
}

/** A coupon that does nothing any more, gift cards that pay nothing, and articles that are sold with one alone. */
async function refuseCoupon(
  context: Context,
  { coupon, unpromoted, spentGiftCards }: PricedBasket,
  nameOf: (variationId: number) => string,
): Promise<void> {
  if (coupon?.fault) throw await couponRefusal(context, coupon.fault);
  if (spentGiftCards.length > 0) throw refusal('order.itemsChanged', { cause: { variationIds: [] } });
  const [line] = unpromoted;
  if (!line) return;
  const { id: variationId } = line.variation;
  throw refusal('coupon.promotionRequired', { cause: { variationId, name: nameOf(variationId) } });
}

function draftCoupon({ language }: Context, { coupon }: PricedBasket): OrderDraft['coupon'] {
  if (!coupon) return null;
  const { id, code, kind } = coupon.coupon;
  return { id, code, kind, name: translateInto(language)('order.couponLine', { code }) };
}

function draftLine(
  line: CartLine,
  context: { index: number; facts: Map<number, LineFacts>; priced: PricedBasket; language: Language },
): DraftLine {
  const { index, facts, priced, language } = context;
  const factsOf = (variationId: number): LineFacts => {
    const known = facts.get(variationId);
    if (!known) throw new Error(`variation ${variationId} has no texts in ${language}`);
    return known;
  };
  const surcharges = priced.totals.lines[index]?.surcharges ?? [];
  return {
    variationId: line.variation.id,
    isBundle: line.variation.itemType === 'set',
    isGiftCard: line.variation.isGiftCard,
    ...factsOf(line.variation.id),
    quantity: line.quantity,
    deliveryParts: priced.delivery.lines[index]?.parts ?? [],
    components: line.components.map(({ quantity, option: { variationId } }) => ({
      ...factsOf(variationId),
      variationId,
      quantity: quantity * line.quantity,
    })),
    properties: line.properties.map(({ property, value }, place) => ({
      propertyId: property.id,
      name: inLanguage(property.names, language),
      type: property.valueType,
      value: readableValue(property, value, language),
      surcharge: surcharges[place]?.amount ?? 0,
      vatRate: surcharges[place]?.vatRate ?? 0,
      isAdditionalCosts: property.isShownAsAdditionalCosts,
      ...(property.valueType === 'file' && { file: value }),
      ...(property.excludesReturn && isWanted(property, value) && { excludesReturn: true }),
    })),
  };
}
