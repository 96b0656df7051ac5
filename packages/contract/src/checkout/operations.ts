import { z } from 'zod';
import { couponErrors } from '../coupons/operations.ts';
import type { ErrorKey } from '../errors.ts';
import { maximumCustomerSignLength, maximumOrderWishLength } from '../limits.ts';
import { operation } from '../operation.ts';
import { orderSchema } from '../orders/order.ts';
import { id, line, none, text } from '../values.ts';
import { deliveryPromiseParamsSchema, deliveryPromiseSchema, deliverySplitSchema } from './delivery.ts';
import { expectedOrderSchema } from './expected-order.ts';
import { packstationSchema, packstationsSearchParamsSchema } from './packstation.ts';
import {
  executePaymentParamsSchema,
  getPaymentResponseSchema,
  paymentProvidersSchema,
  preparePaymentResultSchema,
  setPaymentProviderParamsSchema,
  setPaymentProviderResponseSchema,
} from './payment.ts';
import {
  preferredDeliveryLocationsSchema,
  preferredDeliveryServiceParamsSchema,
  preferredDeliveryServicesSchema,
  preferredDeliveryShippingProfilesSchema,
  savedPreferredDeliverySchema,
  savePreferredDeliveryParamsSchema,
} from './preferred-delivery.ts';
import { freightServicesParamsSchema, shippingProviderParamsSchema, shippingProviderSchema } from './shipping.ts';
import { checkVatNumberParamsSchema, checkVatNumberResultSchema } from './vat-standing.ts';

/** What a shopper adds to the order: a wish and a reference of one's own. An absent field deletes what was there. */
export const additionalInformationParamsSchema = z.object({
  orderContactWish: text(maximumOrderWishLength).nullish(),
  orderCustomerSign: line(maximumCustomerSignLength).nullish(),
  shippingPrivacyHintAccepted: z.boolean().default(false),
  /** Ours: the method whose carrier may have e-mail and phone. Where another is chosen by then, nobody was agreed to. */
  shippingId: id.optional(),
  /** Ours: `Basket.choices` of what the consent is for. Where something else is chosen by then, nobody was agreed to. */
  expectedChoices: line(64).optional(),
  templateType: line(40).default('checkout'),
});

export const placeOrderParamsSchema = expectedOrderSchema.prefault({});

/** Why an order is not placed, or not made ready for a payment that comes before it. */
export const placingErrors = [
  'order.emptyBasket',
  'order.addressMissing',
  // The invoice would go to a country that the shop delivers to no more.
  'address.validationFailed',
  'order.emailMissing',
  'order.shippingMethodMissing',
  'order.paymentMethodMissing',
  'order.freightOnRequest',
  'order.phoneMissing',
  'order.postNumberMissing',
  'order.preferredDayGone',
  'order.itemsChanged',
  'order.choicesChanged',
  'order.deliveryLater',
  'order.termsChanged',
  'order.notEnoughStock',
  'order.unpaidAmount',
  'order.unpaidQuantity',
  'order.createFailed',
  'order.retryLocked',
  'checkout.shippingMethodUnavailable',
  'checkout.paymentMethodUnavailable',
  ...couponErrors,
] as const satisfies ErrorKey[];

/** The carrier is not there, has too much to do, or takes longer than anybody waits. */
const carrierErrors = [
  'checkout.carrierAway',
  'checkout.carrierBusy',
  'checkout.carrierLimit',
  'checkout.carrierSlow',
] as const satisfies ErrorKey[];

export const checkoutOperations = {
  // Ours: the ecosystem knows days of a shipping method alone.
  getDeliveryPromise: operation({
    kind: 'get',
    access: 'anyone',
    input: deliveryPromiseParamsSchema,
    output: deliveryPromiseSchema,
    errors: [],
    summary: 'Answers when a quantity of a variation would come, if it was added to the cart and ordered now.',
  }),
  getShippingProvider: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: shippingProviderSchema,
    errors: [],
    summary: 'Lists the shipping methods for the cart and its address, and which one is selected.',
  }),
  setShippingProvider: operation({
    kind: 'set',
    access: 'anyone',
    input: shippingProviderParamsSchema,
    output: shippingProviderSchema,
    errors: ['checkout.shippingMethodUnavailable', 'checkout.noShippingMethods'],
    summary: 'Selects a shipping method.',
  }),
  // Ours: the ecosystem has no services of freight carriers.
  setFreightServices: operation({
    kind: 'set',
    access: 'anyone',
    input: freightServicesParamsSchema,
    output: shippingProviderSchema,
    errors: ['checkout.freightServiceUnavailable'],
    summary: 'Chooses what the freight carrier does beside the carriage, all at once.',
  }),
  // Ours: kept with the cart whether or not something comes later now.
  setDeliverySplit: operation({
    kind: 'set',
    access: 'anyone',
    input: z.object({ split: deliverySplitSchema }),
    output: z.null(),
    errors: [],
    summary: 'Chooses whether what comes later follows, or all of the order comes at once.',
  }),
  getPaymentProviders: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: paymentProvidersSchema,
    errors: [],
    summary: 'Lists the payment methods for the cart, its address and shipping method, and which one is selected.',
  }),
  setPaymentProvider: operation({
    kind: 'set',
    access: 'anyone',
    input: setPaymentProviderParamsSchema,
    output: setPaymentProviderResponseSchema,
    errors: ['checkout.paymentMethodUnavailable', 'checkout.noPaymentMethods'],
    summary: 'Selects a payment method.',
  }),
  // Ours: the ecosystem checks it while an address is saved, which then waits for the register.
  doCheckVatNumber: operation({
    kind: 'do',
    access: 'anyone',
    input: checkVatNumberParamsSchema,
    output: checkVatNumberResultSchema,
    weight: 5,
    errors: ['address.vatInvalid', 'address.vatServerBusy', 'address.vatServerFallback'],
    summary:
      'Asks the register of the EU for the VAT id of the cart, where that makes a difference, and answers what it does.',
  }),
  doAdditionalInformation: operation({
    kind: 'do',
    access: 'anyone',
    input: additionalInformationParamsSchema,
    output: z.null(),
    errors: [],
    summary: 'Saves the wish, the own reference and the consent for the carrier with the cart.',
  }),
  doPreparePayment: operation({
    kind: 'do',
    access: 'anyone',
    input: placeOrderParamsSchema,
    output: preparePaymentResultSchema,
    weight: 5,
    errors: [...placingErrors, 'order.notPayable', 'payment.providerAway', 'payment.otherMethod'],
    summary: 'Tells what must happen before the order is placed with the selected payment method.',
  }),
  doPlaceOrder: operation({
    kind: 'do',
    access: 'anyone',
    input: placeOrderParamsSchema,
    output: orderSchema,
    weight: 5,
    errors: placingErrors,
    summary: 'Places the order of the cart; called again for the same cart it answers the same order.',
  }),
  doExecutePayment: operation({
    kind: 'do',
    access: 'anyone',
    input: executePaymentParamsSchema,
    output: getPaymentResponseSchema,
    weight: 5,
    errors: ['order.notFound', 'order.notPayable', 'payment.providerAway'],
    summary: 'Starts the payment of an order and tells what is left to do.',
  }),
  getPreferredDeliveryShippingProfiles: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: preferredDeliveryShippingProfilesSchema,
    errors: [],
    summary: 'Answers which shipping methods take a preferred day, place or neighbor.',
  }),
  getPreferredDeliveryLocationShippingProfiles: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: preferredDeliveryLocationsSchema,
    errors: [],
    summary: 'Answers which shipping methods deliver to a parcel locker or post office.',
  }),
  getPreferredDeliveryServices: operation({
    kind: 'get',
    access: 'anyone',
    input: preferredDeliveryServiceParamsSchema,
    output: preferredDeliveryServicesSchema,
    weight: 5,
    errors: ['checkout.shippingMethodUnavailable', ...carrierErrors],
    summary:
      'Asks the carrier on which days, at which places and with which neighbors it delivers the cart at a postcode.',
  }),
  doSavePreferredDeliveryServices: operation({
    kind: 'do',
    access: 'anyone',
    input: savePreferredDeliveryParamsSchema,
    output: savedPreferredDeliverySchema,
    weight: 5,
    errors: ['checkout.preferredDeliveryUnavailable', ...carrierErrors],
    summary: 'Saves with the cart how the carrier is to deliver, and answers what a preferred day costs.',
  }),
  getPackstations: operation({
    kind: 'get',
    access: 'anyone',
    input: packstationsSearchParamsSchema,
    output: z.array(packstationSchema),
    weight: 5,
    errors: carrierErrors,
    summary: 'Finds parcel lockers and post offices near a postcode or city, the nearest first.',
  }),
};

export type AdditionalInformationParams = z.output<typeof additionalInformationParamsSchema>;
