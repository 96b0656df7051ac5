import type { SessionResult } from '@mise/contract/customers/session.ts';
import { expect, test } from 'vitest';
import { startValues } from '#app/forms/form-values.ts';
import { emptyAddress, toAddressDraft } from './checkout-address.ts';
import { checkoutForm, partValues } from './checkout-form.ts';
import { isElsewhere } from './destination.ts';

const address = {
  ...{ firstName: 'Anna', lastName: 'Wirt', companyName: 'Krone', streetName: 'Marktplatz', apartment: '3a' },
  ...{ additionalAddressInformation: '', zipCode: '70173', city: 'Stuttgart', country: '1', state: null },
  ...{ phoneNumber: '', postNumber: '', vatNumber: 'DE123456789', primary: true },
};
const preferred = {
  ...{ preferredDay: '', preferredLocation: 'Garage' },
  ...{ preferredNeighbourName: '', preferredNeighbourAddress: '' },
};
const values = startValues(checkoutForm.fields, {
  email: 'anna@krone.example',
  isBillingSame: true,
  ...partValues('shipping', toAddressDraft(address, '')),
});
const said = {
  basket: { deliveryAddress: address, billingAddress: address, preferredDelivery: preferred },
  user: { guestMail: 'anna@krone.example' },
};

function look(changes: object = {}, guestMail = said.user.guestMail): SessionResult {
  return { basket: { ...said.basket, ...changes }, user: { guestMail } } as unknown as SessionResult;
}

test.each([
  ['the same', look(), false],
  ['another delivery', look({ deliveryAddress: { ...address, streetName: 'Other Road' } }), true],
  ['another phone number', look({ deliveryAddress: { ...address, phoneNumber: '1' } }), true],
  ['a delivery that is gone', look({ deliveryAddress: undefined }), true],
  ['another invoice', look({ billingAddress: { ...address, city: 'Ulm' } }), true],
  ['another mail address', look({}, 'bernd@krone.example'), true],
  ['another place to leave it', look({ preferredDelivery: { ...preferred, preferredLocation: 'Bin' } }), true],
  ['no place to leave it', look({ preferredDelivery: undefined }), true],
  ['nothing shipped, and no delivery', look({ isMailed: true, deliveryAddress: undefined }), false],
])('%s', (_, now, isOther) => {
  expect(isElsewhere(now, { values, preferred })).toBe(isOther);
});

test('what the shop writes otherwise than it was typed is the same', () => {
  const typed = { ...values, email: ' Anna@krone.example', 'shipping.city': 'Stuttgart ' };
  expect(isElsewhere(look(), { values: { ...typed, 'shipping.vatNumber': 'de123456789' }, preferred })).toBe(false);
});

test('the invoice is that of its own part where it goes elsewhere', () => {
  const own = { ...values, isBillingSame: false, ...partValues('billing', { ...emptyAddress('1'), city: 'Ulm' }) };
  expect(isElsewhere(look(), { values: own, preferred })).toBe(true);
});
