import { isApiError } from '@mise/contract/api-error.ts';
import type { ExpectedOrder } from '@mise/contract/checkout/expected-order.ts';
import type { Client } from '@mise/contract/client.ts';
import type { CheckoutValues } from '#app/views/checkout-form.ts';

export type PlaceClient = Pick<
  Client,
  'doAdditionalInformation' | 'doPreparePayment' | 'doPlaceOrder' | 'doExecutePayment'
>;

export type PlacedOrder = {
  /** 0 where it is to be paid before it becomes an order. */
  id: number;
  accessKey: string;
  /** Where the shopper pays, on a page of the payment provider; '' where nothing is left to do. */
  paymentAddress: string;
  /** It was to be paid now, and the shop could not begin it. */
  isPaymentRefused: boolean;
};

type PlaceInput = {
  values: CheckoutValues;
  hasConsented: boolean;
  /** The method whose carrier may have e-mail and phone; undefined without one. */
  shippingId: number | undefined;
  paymentId: number;
  /** What the shopper has seen. */
  expected: ExpectedOrder;
};

/**
 * The calls that place an order, in this order. May be repeated after any failure: the shop answers the order of the cart
 * that is there already.
 */
export async function placeOrder(
  client: PlaceClient,
  { values, hasConsented, shippingId, paymentId, expected }: PlaceInput,
): Promise<PlacedOrder> {
  await client.doAdditionalInformation({
    orderContactWish: values.wish.trim() || null,
    orderCustomerSign: values.sign.trim() || null,
    shippingPrivacyHintAccepted: hasConsented,
    shippingId,
    expectedChoices: expected.expectedChoices,
  });
  const prepared = await client.doPreparePayment(expected);
  // Paid first: it becomes an order when the money is there.
  if (prepared.data.type === 'redirectUrl' && prepared.data.value) {
    return { id: 0, accessKey: '', paymentAddress: prepared.data.value, isPaymentRefused: false };
  }
  const { data } = await client.doPlaceOrder(expected);
  const { id, accessKey } = data.order;
  return { id, accessKey, ...(await startPayment(client, { orderId: id, paymentId })) };
}

/** The order stands, whatever becomes of its payment: a refusal leads to its page, which says so and what is open. */
async function startPayment(
  client: PlaceClient,
  input: { orderId: number; paymentId: number },
): Promise<Pick<PlacedOrder, 'paymentAddress' | 'isPaymentRefused'>> {
  try {
    const { data } = await client.doExecutePayment(input);
    return { paymentAddress: data.type === 'redirectUrl' ? (data.value ?? '') : '', isPaymentRefused: false };
  } catch (error) {
    if (isApiError(error) && error.status !== undefined) return { paymentAddress: '', isPaymentRefused: true };
    throw error;
  }
}
