import type { SessionResult } from '@mise/contract/customers/session.ts';
import { expect, test } from 'vitest';
import { startValues } from '#app/forms/form-values.ts';
import { emptyAddress, toAddressDraft } from './checkout-address.ts';
import { checkoutForm, partValues } from './checkout-form.ts';
import { findElsewhere } from './destination.ts';

const address = {
  ...{ firstName: 'Anna', lastName: 'Wirt', companyName: 'Krone', streetName: 'Marktplatz', apartment: '3a' },
  ...{ additionalAddressInformation: '', zipCode: '70173', city: 'Stuttgart', country: '1', state: null },
  ...{ phoneNumber: '', postNumber: '', vatNumber: 'DE123456789', primary: true },
};
const preferred = {
  ...{ preferredDay: '', preferredLocation: 'Garage' },
  ...{ preferredNeighbourName: '', preferredNeighbourAddress: '' },
};
const plain = { isStateRequired: false, states: [], vatCodes: [], isVatFreeWithId: false };
const countries = [
  { ...plain, id: '1', name: 'Deutschland', iso2: 'DE', postcodePattern: '\\d{5}' },
  { ...plain, id: '21', name: 'Niederlande', iso2: 'NL', postcodePattern: '\\d{4} [A-Z]{2}' },
  { ...plain, id: '12', name: 'Vereinigtes Königreich', iso2: 'GB', postcodePattern: '[A-Z\\d]{2,4} \\d[A-Z]{2}' },
];
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
  ['the same', look(), []],
  [
    'another delivery',
    look({ deliveryAddress: { ...address, streetName: 'Other Road' } }),
    ['checkout.shippingAddress'],
  ],
  ['another phone number', look({ deliveryAddress: { ...address, phoneNumber: '1' } }), ['checkout.shippingAddress']],
  ['a delivery that is gone', look({ deliveryAddress: undefined }), ['checkout.shippingAddress']],
  ['another invoice', look({ billingAddress: { ...address, city: 'Ulm' } }), ['checkout.billingAddress']],
  ['another mail address', look({}, 'bernd@krone.example'), ['checkout.email']],
  [
    'another place to leave it',
    look({ preferredDelivery: { ...preferred, preferredLocation: 'Bin' } }),
    ['checkout.preferred'],
  ],
  ['no place to leave it', look({ preferredDelivery: undefined }), ['checkout.preferred']],
  ['nothing shipped, and no delivery', look({ isMailed: true, deliveryAddress: undefined }), []],
  [
    'all of it, the invoice with the goods',
    look({ deliveryAddress: undefined, billingAddress: undefined, preferredDelivery: undefined }, ''),
    ['checkout.email', 'checkout.shippingAddress', 'checkout.preferred'],
  ],
])('%s', (_, now, parts) => {
  expect(findElsewhere(now, { values, preferred, countries })).toEqual(parts);
});

test('what the shop writes otherwise than it was typed is the same', () => {
  const typed = { ...values, email: ' Anna@krone.example', 'shipping.city': 'Stuttgart ' };
  expect(
    findElsewhere(look(), { values: { ...typed, 'shipping.vatNumber': 'de123456789' }, preferred, countries }),
  ).toEqual([]);
});

test.each([
  ['21', '1012ab', '1012 AB'],
  ['12', 'sw1a 1aa', 'SW1A 1AA'],
  ['1', ' D-70173', '70173'],
])('a postcode of country %s is the same as %j and as the shop writes it', (country, zipCode, kept) => {
  const moved = { ...address, country, zipCode: kept };
  const now = look({ deliveryAddress: moved, billingAddress: moved });
  const typed = { ...values, 'shipping.country': country, 'shipping.zipCode': zipCode };
  expect(findElsewhere(now, { values: typed, preferred, countries })).toEqual([]);
  const other = { ...typed, 'shipping.zipCode': '99999' };
  expect(findElsewhere(now, { values: other, preferred, countries })).toEqual(['checkout.shippingAddress']);
});

test('the invoice is that of its own part where it goes elsewhere', () => {
  const own = { ...values, isBillingSame: false, ...partValues('billing', { ...emptyAddress('1'), city: 'Ulm' }) };
  expect(findElsewhere(look(), { values: own, preferred, countries })).toEqual(['checkout.billingAddress']);
  const moved = look({ deliveryAddress: { ...address, streetName: 'Other Road' } });
  expect(findElsewhere(moved, { values: own, preferred, countries })).toEqual([
    'checkout.shippingAddress',
    'checkout.billingAddress',
  ]);
});
