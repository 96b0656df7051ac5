import { createGuest, type Visitor } from './visitor.ts';

const address = {
  companyName: 'Gasthaus Krone',
  firstName: 'Anna',
  lastName: 'Wirt',
  streetName: 'Marktplatz',
  apartment: '3a',
  zipCode: '70173',
  city: 'Stuttgart',
  country: 1,
  phoneNumber: '+49 711 123456',
};

/** A guest with one article in the cart, to whom only doPlaceOrder is left. */
export async function createBuyer(origin: string, variationId: number): Promise<Visitor> {
  const buyer = await createGuest(origin);
  await buyer.call('doAddCartItem', { productId: variationId, quantity: 1 });
  const [saved] = await buyer.call('doSaveAddress', { typeId: 2, addressData: address });
  const addressId = saved?.id ?? 0;
  await buyer.call('setCheckoutAddress', { typeId: 2, addressId });
  await buyer.call('setCheckoutAddress', { typeId: 1, addressId });
  const shipping = await buyer.call('getShippingProvider');
  await buyer.call('setShippingProvider', { shippingId: shipping.list[0]?.shippingProfileId ?? 0 });
  const payment = await buyer.call('getPaymentProviders');
  await buyer.call('setPaymentProvider', { paymentId: payment.list[0]?.id ?? 0 });
  await buyer.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
  return buyer;
}
