import { describe, expect, test } from 'vitest';
import { emptyAddress } from './checkout-address.ts';
import {
  type CheckoutForm,
  checkCheckoutForm,
  readCheckoutForm,
  refusedFields,
  toCheckoutForm,
} from './checkout-form.ts';

const method = { name: '', carrier: '', price: null, days: null };
const view = {
  countries: [{ id: '1', name: 'Deutschland', postcodePattern: '\\d{5}', isStateRequired: false, states: [] }],
  shipping: { selected: 2, isGone: false, options: [{ ...method, id: 2, consent: { carrier: 'DHL', address: '' } }] },
  payment: { selected: 1, isGone: false, options: [{ id: 1, name: '', description: '', icon: '', fee: null }] },
};

const empty: CheckoutForm = {
  email: '',
  shipping: emptyAddress('1'),
  billing: emptyAddress('1'),
  isBillingSame: true,
  sign: '',
  wish: '',
  hasConsented: false,
  hasAccepted: false,
};

describe('what keeps an order from being placed', () => {
  test('comes in the order of the page', () => {
    expect(Object.keys(checkCheckoutForm(empty, view))).toEqual([
      'email',
      'shipping.firstName',
      'shipping.lastName',
      'shipping.streetName',
      'shipping.apartment',
      'shipping.zipCode',
      'shipping.city',
      'hasConsented',
      'hasAccepted',
    ]);
  });

  test('is a billing address only where it is another one', () => {
    const fields = Object.keys(checkCheckoutForm({ ...empty, isBillingSame: false }, view));
    expect(fields).toContain('billing.city');
  });

  test('is a method that is not chosen or no longer offered', () => {
    const gone = { ...view, shipping: { ...view.shipping, selected: 0 }, payment: { ...view.payment, selected: 7 } };
    expect(checkCheckoutForm(empty, gone)).toMatchObject({ shippingMethod: 'required', paymentMethod: 'required' });
  });

  test('is no consent where the carrier asks for none', () => {
    const silent = {
      ...view,
      shipping: { selected: 2, isGone: false, options: [{ ...method, id: 2, consent: null }] },
    };
    expect(checkCheckoutForm(empty, silent)).not.toHaveProperty('hasConsented');
  });
});

test('the form is read by the names of its elements', () => {
  const data = new FormData();
  data.set('email', 'anna@krone.example');
  data.set('shipping.city', 'Stuttgart');
  data.set('hasAccepted', 'on');
  const form = readCheckoutForm(data);
  expect(form).toMatchObject({ email: 'anna@krone.example', hasAccepted: true, isBillingSame: false });
  expect(form.shipping).toMatchObject({ city: 'Stuttgart', zipCode: '' });
});

test.each([
  ['none yet', { shippingId: 0, billingId: 0 }, true],
  ['none for the invoice', { shippingId: 5, billingId: 0 }, true],
  ['the same', { shippingId: 5, billingId: 5 }, true],
  ['two', { shippingId: 5, billingId: 6 }, false],
])('addresses in use: %s', (_, ids, isBillingSame) => {
  const address = { id: 0, draft: emptyAddress('1') };
  expect(toCheckoutForm({ email: '', shipping: address, billing: address, ...ids }).isBillingSame).toBe(isBillingSame);
});

test('a refusal marks the fields of its part, and no others', () => {
  const cause = { 'addressData.zipCode': 'invalid', addressId: 3 };
  expect(refusedFields(cause, 'billing')).toEqual({ 'billing.zipCode': 'invalid' });
  expect(refusedFields({ email: 'email' }, 'email')).toEqual({ email: 'email' });
  expect(refusedFields(undefined, 'shipping')).toEqual({});
});
