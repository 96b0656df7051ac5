import type { TestVisitor } from './test-shop.ts';

/** An address in Germany with everything that an order needs. */
export const germanAddress = {
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

/** Brings a visitor with a cart to the point where the order can be placed. */
export async function fillCheckout(
  visitor: Pick<TestVisitor, 'call'>,
  choices: { address?: Partial<typeof germanAddress>; paymentId?: number; email?: string } = {},
): Promise<void> {
  await visitor.call('doLoginAsGuest', { email: choices.email ?? 'anna@krone.example' });
  const [address] = await visitor.call('doSaveAddress', {
    typeId: 2,
    addressData: { ...germanAddress, ...choices.address },
  });
  const addressId = address?.id ?? 0;
  await visitor.call('setCheckoutAddress', { typeId: 2, addressId });
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId });
  const shipping = await visitor.call('getShippingProvider');
  await visitor.call('setShippingProvider', { shippingId: shipping.list[0]?.shippingProfileId ?? 0 });
  const payment = await visitor.call('getPaymentProviders');
  await visitor.call('setPaymentProvider', { paymentId: choices.paymentId ?? payment.list[0]?.id ?? 0 });
  await visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
}
