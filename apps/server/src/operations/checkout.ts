import type { checkoutOperations } from '@mise/contract/checkout/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { pickupPointKinds } from '@mise/rules/pickup-point.ts';
import type { Context } from '../context.ts';
import { changeChoices, ensureBasket, lastBasket, noConsent } from '../domains/cart/basket.ts';
import type { basket as basketTable } from '../domains/cart/tables.ts';
import { deliveryOfStock, deliveryOfVariation } from '../domains/checkout/ask-delivery.ts';
import { keptConsent } from '../domains/checkout/carrier-consent.ts';
import { cartOfVisitor, openPricedBasket } from '../domains/checkout/cart-view.ts';
import { requiredPayment } from '../domains/checkout/order-draft.ts';
import { placeOrder } from '../domains/checkout/place-order.ts';
import type { PricedBasket } from '../domains/checkout/priced-basket.ts';
import { type ShippingProfile, shippingProfiles } from '../domains/checkout/shipping-profiles.ts';
import { hasService, missingService, offeredServices } from '../domains/checkout/shipping-services.ts';
import { paymentMethodWire, preferredWire, shippingMethodWire, withheldWire } from '../domains/checkout/wire.ts';
import { beginSession } from '../domains/customers/begin-session.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import type { Payment } from '../domains/payments/find-payment.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { startPayment, urlsOfPayment } from '../domains/payments/start-payment.ts';
import { currencyOf, settingsOf } from '../domains/shop/settings.ts';
import { inTransaction } from '../in-transaction.ts';
import { isPaidBeforeOrder, startBasketPayment } from '../workflows/basket-payment.ts';
import { cardPage } from '../workflows/card-component.ts';
import { checkVatNumberOfCart, refuseTaxed } from '../workflows/check-vat-number.ts';
import { afterChoice } from '../workflows/checkout-changed.ts';
import { orderAnswer } from '../workflows/order-answer.ts';
import { ownOrder } from '../workflows/own-order.ts';
import { checkPreferred, dayCharge, findPackstations, preferredServicesAt } from '../workflows/preferred-delivery.ts';

export const checkoutHandlers: HandlersOf<Context, typeof checkoutOperations> = {
  getDeliveryPromise: async (context, { variationId, ...asked }) => ({
    data: variationId ? await deliveryOfVariation(context, { variationId, ...asked }) : await deliveryOfStock(context),
  }),

  getShippingProvider: async (context) => ({ data: await shippingList(context, await pricedBasket(context)) }),

  setShippingProvider: async (context, { shippingId }) => {
    const { shipping } = await pricedBasket(context);
    if (shipping.length === 0) throw refusal('checkout.noShippingMethods');
    if (!shipping.some(({ profile }) => profile.id === shippingId)) {
      throw refusal('checkout.shippingMethodUnavailable', { cause: { shippingId } });
    }
    await changeBasket(context, { shippingProfileId: shippingId });
    const { priced, events } = await afterChoice(context);
    return { data: await shippingList(context, priced), events };
  },

  setFreightServices: async (context, wanted) => {
    const { selectedShipping, basket } = await pricedBasket(context);
    const offered = offeredServices(selectedShipping?.profile.services ?? [], basket.shippingCountryId);
    const missing = missingService(offered, wanted);
    if (missing) throw refusal('checkout.freightServiceUnavailable', { cause: { service: missing } });
    await changeBasket(context, { freightServices: wanted });
    const { priced: changed, events } = await afterChoice(context);
    return { data: await shippingList(context, changed), events };
  },

  setDeliverySplit: async (context, { split }) => {
    await changeBasket(context, { isCompleteDelivery: split === 'complete' });
    const { events } = await afterChoice(context);
    return { data: null, events };
  },

  getPaymentProviders: async (context) => {
    const { payment, withheld, selectedPayment, isPaymentDecided } = await pricedBasket(context);
    const currency = await currencyOf(context.shop);
    return {
      data: {
        list: [
          ...payment.map((method) => paymentMethodWire(method, context.language)),
          ...withheld.map((each) => withheldWire(each, { language: context.language, currency })),
        ],
        selected: (isPaymentDecided && selectedPayment?.id) || 0,
      },
    };
  },

  setPaymentProvider: async (context, { paymentId }) => {
    const { payment } = await pricedBasket(context);
    if (payment.length === 0) throw refusal('checkout.noPaymentMethods');
    if (!payment.some(({ id }) => id === paymentId)) {
      throw refusal('checkout.paymentMethodUnavailable', { cause: { paymentId } });
    }
    await changeBasket(context, { paymentMethodId: paymentId });
    const { events } = await afterChoice(context);
    return { data: { selected: paymentId }, events };
  },

  doCheckVatNumber: async (context, { refuses }) => {
    const data = await checkVatNumberOfCart(context);
    if (refuses) refuseTaxed(data.standing);
    return { data };
  },

  doAdditionalInformation: async (context, input) => {
    const email = (await context.visitor.find())?.customer.email ?? null;
    const consent = input.shippingPrivacyHintAccepted
      ? keptConsent({ ...(await pricedBasket(context)), email }, input)
      : noConsent;
    await changeBasket(context, {
      contactWish: input.orderContactWish || null,
      customerSign: input.orderCustomerSign || null,
      ...consent,
    });
    return { data: null };
  },

  // What is paid before it becomes an order is paid now.
  doPreparePayment: async (context, expected) => {
    if (await isPlaced(context)) return { data: { type: 'continue', value: null } };
    const priced = await pricedBasket(context);
    if (priced.lines.length === 0) throw refusal('order.emptyBasket');
    if (behaviorOf(requiredPayment(priced).key).provider === null || !(await isPaidBeforeOrder(context.shop))) {
      return { data: { type: 'continue', value: null } };
    }
    const { payment } = await startBasketPayment(context, { expected });
    if (!payment) return { data: { type: 'continue', value: null } };
    return { data: { type: 'redirectUrl', value: pageOf(context, payment) } };
  },

  doPlaceOrder: async (context, expected) => {
    const session = await context.visitor.find();
    if (!session) throw refusal('order.emptyBasket');
    const { orderId } = await placeOrder(context, session, expected);
    const stored = await loadOrder(context.db, orderId);
    if (!stored) throw new Error(`order ${orderId} was placed and is not there`);
    return { data: await orderAnswer(context, stored) };
  },

  // With the order's own method, whatever the client names. Bank transfer and invoice need nothing more from the shopper: the
  // money comes later. A payment that has ended at once, or needs its shopper no more, says so on the page to come back to.
  doExecutePayment: async (context, { orderId, accessKey, ccToken }) => {
    const stored = await ownOrder(context, { orderId, accessKey });
    const typedHere = ccToken === undefined ? await cardPage(context.shop, stored) : null;
    if (typedHere) return { data: { type: 'redirectUrl', value: typedHere } };
    const payment = await startPayment(context, { order: stored.order, cardToken: ccToken });
    if (!payment) return { data: { type: null, value: null } };
    return { data: { type: 'redirectUrl', value: pageOf(context, payment) } };
  },

  getPreferredDeliveryShippingProfiles: async (context) => {
    const { shippingCountryId } = (await cartOfVisitor(context)).basket;
    const profiles = await shippingProfiles(context.shop);
    const options = profiles.map((profile) => [String(profile.id), preferredWire(profile, shippingCountryId)] as const);
    return { data: Object.fromEntries(options.filter(([, kinds]) => kinds.length > 0)) };
  },

  getPreferredDeliveryLocationShippingProfiles: async (context) => {
    const { shippingCountryId: countryId } = (await cartOfVisitor(context)).basket;
    const { mapsApiKey, postNumberRequired } = await settingsOf(context.shop);
    const goesThere = ({ services }: ShippingProfile) =>
      pickupPointKinds.some((kind) => hasService(services, { kind, countryId }));
    return {
      data: {
        shippingProfiles: (await shippingProfiles(context.shop)).filter(goesThere).map(({ id }) => id),
        gmapsApiKey: mapsApiKey || null,
        postnumberRequired: postNumberRequired,
      },
    };
  },

  getPreferredDeliveryServices: async (context, { shippingProfileId, postalcode }) => {
    const priced = await pricedBasket(context);
    const profile = (await shippingProfiles(context.shop)).find(({ id }) => id === shippingProfileId);
    if (!profile) throw refusal('checkout.shippingMethodUnavailable', { cause: { shippingId: shippingProfileId } });
    return { data: await preferredServicesAt(context, { priced, profile, postcode: postalcode }) };
  },

  doSavePreferredDeliveryServices: async (context, { surcharge: _, ...wanted }) => {
    const priced = await pricedBasket(context);
    const preferredDelivery = await checkPreferred(context, { priced, wanted });
    await changeBasket(context, { preferredDelivery });
    const surcharge = wanted.preferredDay === '' ? 0 : await dayCharge(context, priced);
    const { events } = await afterChoice(context);
    return { data: { ...wanted, surcharge }, events };
  },

  getPackstations: async (context, asked) => ({ data: await findPackstations(context, asked) }),
};

/** Where a payment is paid, or where it says how it went. */
function pageOf({ shop, language }: Context, { checkoutUrl, reference }: Payment): string {
  return checkoutUrl ?? urlsOfPayment(shop, reference, language).returnUrl;
}

/** Whether the order of the basket exists: a client that lost the answer goes through the same steps again. */
async function isPlaced(context: Context): Promise<boolean> {
  const session = await context.visitor.find();
  const basket = session && (await lastBasket(context.db, session.customer.id));
  return basket !== null && basket.orderedAt !== null;
}

async function pricedBasket(context: Context) {
  return openPricedBasket(context, await cartOfVisitor(context));
}

async function shippingList(context: Context, priced: PricedBasket) {
  const { showsNetPrices } = await customerClassOf(context);
  const side = showsNetPrices ? 'net' : 'gross';
  return {
    list: priced.shipping.map((option) => shippingMethodWire(option, { priced, side, language: context.language })),
    selected: (priced.isShippingDecided && priced.selectedShipping?.profile.id) || 0,
  };
}

async function changeBasket(context: Context, values: Partial<typeof basketTable.$inferInsert>): Promise<void> {
  await inTransaction(context, async (inner) => {
    await changeChoices(inner.db, await ensureBasket(inner, await beginSession(inner)), values);
  });
}
