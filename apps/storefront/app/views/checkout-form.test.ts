import { ApiError } from '@mise/contract/api-error.ts';
import { describe, expect, test } from 'vitest';
import { checkValues } from '#app/forms/check-values.ts';
import { refusedFields } from '#app/forms/refused-fields.ts';

import { emptyAddress } from './checkout-address.ts';
import {
  checkCheckout,
  checkoutForm,
  draftOf,
  isOtherService,
  isReadyToOrder,
  partValues,
  restoreCheckout,
  takeChosenAddresses,
  toCheckoutValues,
  toStartValues,
  withServices,
} from './checkout-form.ts';
import { isBillingSame } from './saved-checkout.ts';

const method = {
  name: '',
  carrier: '',
  price: null,
  delivery: null,
  services: [],
  pickupPoints: [],
  hasPreferred: false,
};
const view = {
  cart: { isMailed: false },
  split: null,
  isPostNumberRequired: true,
  countries: [
    {
      id: '1',
      name: 'Deutschland',
      iso2: 'DE',
      postcodePattern: '\\d{5}',
      isStateRequired: false,
      states: [],
      vatCodes: ['DE'],
      isVatFreeWithId: false,
    },
  ],
  shipping: { selected: 2, isGone: false, options: [{ ...method, id: 2, consent: { carrier: 'DHL', address: '' } }] },
  payment: {
    closed: [],
    selected: 1,
    isGone: false,
    options: [{ id: 1, name: '', description: '', icon: '', fee: null }],
  },
};

const saved = {
  email: '',
  shipping: { id: 0, draft: emptyAddress('1'), choice: '' },
  billing: { id: 0, draft: emptyAddress('1'), choice: '' },
  shippingId: 0,
  billingId: 0,
  isBillingSame: true,
  hasConsented: false,
  book: { shipping: [], billing: [] },
};
const empty = toCheckoutValues(saved);

test('what was agreed for the carrier before, and chosen for what comes later, stands', () => {
  const start = toStartValues({ ...view, saved: { ...saved, hasConsented: true }, split: 'complete' });
  expect(start).toMatchObject({ hasConsented: true, split: 'complete', shippingMethod: '2', paymentMethod: '1' });
  expect(toStartValues({ ...view, saved, split: null })).toMatchObject({ hasConsented: false, split: '' });
});

describe('what keeps an order from being placed', () => {
  test('is what each field says, and what follows from the others', () => {
    expect({ ...checkValues(checkoutForm.fields, empty), ...checkCheckout(empty, view) }).toEqual({
      email: 'required',
      'shipping.firstName': 'required',
      'shipping.lastName': 'required',
      'shipping.streetName': 'required',
      'shipping.apartment': 'required',
      'shipping.zipCode': 'required',
      'shipping.city': 'required',
      hasAccepted: 'required',
    });
  });

  test('is a billing address only where it is another one', () => {
    expect(checkCheckout({ ...empty, isBillingSame: false }, view)).toHaveProperty(['billing.city'], 'required');
  });

  test('the address of the invoice alone is asked for where nothing is shipped', () => {
    const errors = checkCheckout({ ...empty, isBillingSame: false }, { ...view, cart: { isMailed: true } });
    expect(errors).toHaveProperty(['billing.city'], 'required');
    expect(Object.keys(errors).filter((field) => field.startsWith('shipping.'))).toEqual([]);
  });

  test('is a method that is not chosen or no longer offered', () => {
    const gone = { ...view, shipping: { ...view.shipping, selected: 0 }, payment: { ...view.payment, selected: 7 } };
    expect(checkCheckout(empty, gone)).toMatchObject({ shippingMethod: 'required', paymentMethod: 'required' });
  });

  test('is a missing phone number where the carrier is to phone', () => {
    const service = { price: null, windows: [], isChosen: false, window: '' };
    const services = [{ ...service, kind: 'phoneBeforeArrival' as const }];
    const freight = {
      ...view,
      shipping: { selected: 2, isGone: false, options: [{ ...method, id: 2, consent: null, services }] },
    };
    const phoned = { ...empty, phoneBeforeArrival: true };
    const errorOf = (values: typeof empty, of: typeof view | typeof freight) =>
      checkCheckout(values, of)['shipping.phoneNumber'];
    expect(errorOf(phoned, freight)).toBe('required');
    expect(errorOf({ ...phoned, 'shipping.phoneNumber': '+49 711 1' }, freight)).toBeUndefined();
    expect(errorOf(empty, freight)).toBeUndefined();
    expect(errorOf(phoned, view)).toBeUndefined();
  });

  test('is a missing post number at a pickup point, where the shop wants one', () => {
    const locker = { ...empty, 'shipping.streetName': 'Packstation' };
    const errorOf = (values: typeof empty, isPostNumberRequired = true) =>
      checkCheckout(values, { ...view, isPostNumberRequired })['shipping.postNumber'];
    expect(errorOf(locker)).toBe('required');
    expect(errorOf({ ...locker, 'shipping.postNumber': '12345678' })).toBeUndefined();
    expect(errorOf(locker, false)).toBeUndefined();
    expect(errorOf({ ...locker, 'shipping.postNumber': '12 34' }, false)).toBe('invalid');
    expect(errorOf({ ...empty, 'shipping.streetName': 'Marktplatz' })).toBeUndefined();
  });

  test('is never that the carrier may not have contact data', () => {
    const consent = { carrier: 'DHL', address: 'DHL Paket GmbH' };
    const asking = { ...view, shipping: { selected: 2, isGone: false, options: [{ ...method, id: 2, consent }] } };
    expect(checkCheckout(empty, asking)).not.toHaveProperty('hasConsented');
  });
});

test('an address goes into its part of the form and comes back', () => {
  const address = { ...emptyAddress('1'), city: 'Ulm' };
  const values = { ...empty, ...partValues('billing', address) };
  expect(values).toMatchObject({ 'billing.city': 'Ulm', 'shipping.city': '' });
  expect(draftOf(values, 'billing')).toEqual(address);
});

test('nothing but the buyer is missing once the shop knows e-mail and address', () => {
  const draft = { ...emptyAddress('1'), companyName: 'Krone', streetName: 'Markt', apartment: '3', city: 'Ulm' };
  const complete = {
    email: 'anna@krone.example',
    shipping: { id: 3, draft: { ...draft, zipCode: '89073' }, choice: '' },
  };
  expect(isReadyToOrder({ ...view, saved: { ...saved, ...complete } } as never)).toBe(true);
  expect(isReadyToOrder({ ...view, saved: { ...saved, ...complete, email: 'anna@krone' } } as never)).toBe(false);
});

test.each([
  ['none yet', [null, null, undefined], true],
  ['none for the invoice', [5, null, undefined], true],
  ['the same', [5, 5, undefined], true],
  ['two', [5, 6, undefined], false],
  ['none, of whoever chose two before', [null, null, false], false],
  ['two, of which the invoice is about to follow', [5, 6, true], true],
] as const)(
  'addresses in use: %s',
  (_, [customerShippingAddressId, customerInvoiceAddressId, billingAsShipping], isSame) => {
    const ids = { customerShippingAddressId, customerInvoiceAddressId };
    expect(isBillingSame({ ...ids, ...(billingAsShipping !== undefined && { billingAsShipping }) })).toBe(isSame);
  },
);

describe('a draft', () => {
  const address = { id: 12, draft: { ...emptyAddress('1'), city: 'Ulm' }, choice: '12 Ulm' };
  const added = { id: 13, draft: { ...emptyAddress('1'), city: 'Bonn' }, choice: '13 Bonn' };
  const known = { ...view, saved: { ...saved, shipping: address, book: { shipping: [address, added], billing: [] } } };
  const draftOfChoice = (shippingChoice: string, city: string) => ({
    ...toStartValues(known),
    shippingChoice,
    'shipping.city': city,
    wish: 'Hintereingang',
  });

  test('goes on with an address that is as it was', () => {
    const draft = draftOfChoice('12 Ulm', 'Neu-Ulm');
    expect(restoreCheckout(draft, known)).toEqual(draft);
  });

  test.each(['11 Köln', '12 Köln'])('leaves one that was deleted or changed elsewhere to the shop: %s', (choice) => {
    expect(restoreCheckout(draftOfChoice(choice, 'Köln'), known)).toEqual(draftOfChoice('12 Ulm', 'Ulm'));
  });

  test('goes on with a new one, and chooses it once it is in the book', () => {
    expect(restoreCheckout(draftOfChoice('', 'Köln'), known)).toEqual(draftOfChoice('', 'Köln'));
    expect(restoreCheckout(draftOfChoice('', 'Bonn'), known)).toEqual(draftOfChoice('13 Bonn', 'Bonn'));
  });

  test.each([
    ['is still offered', '7', '7'],
    ['is gone', '8', '1'],
    ['was not chosen yet', '', '1'],
  ])('goes on with a method that the shop was not told of: it %s', (_, inDraft, restored) => {
    const options = [1, 7].map((id) => ({ id, name: '', description: '', icon: '', fee: null }));
    const offered = { ...known, payment: { ...view.payment, options } };
    const draft = { ...draftOfChoice('12 Ulm', 'Ulm'), paymentMethod: inDraft };
    expect(restoreCheckout(draft, offered).paymentMethod).toBe(restored);
  });

  test('and an address that is chosen before scripts come: it fills its part, but for what was typed there', () => {
    const start = toStartValues(known);
    const values = { ...start, wish: 'Hintereingang' };
    expect(takeChosenAddresses(values, start, known.saved)).toBe(values);
    const typed = { ...start, shippingChoice: '13 Bonn', 'shipping.zipCode': '53111' };
    const taken = takeChosenAddresses({ ...values, ...typed }, typed, known.saved);
    expect(taken).toMatchObject({ 'shipping.city': 'Bonn', 'shipping.zipCode': '53111' });
    const anew = { ...start, shippingChoice: '' };
    expect(takeChosenAddresses(anew, anew, known.saved)['shipping.city']).toBe('');
  });
});

describe('services of the freight carrier', () => {
  const service = { price: null, windows: [], isChosen: false, window: '' };
  const freight = {
    ...{ ...method, id: 2, consent: null },
    services: [
      { ...service, kind: 'tailLift' as const },
      { ...service, kind: 'deliveryWindow' as const },
    ],
  };
  const shipping = { selected: 2, isGone: false, options: [freight, { ...freight, id: 3 }] };
  const values = { tailLift: true, deliveryWindow: '07:00-10:00', phoneBeforeArrival: true };

  test('are chosen of the selected method alone, and stand in the form then', () => {
    const chosen = withServices(shipping, values);
    expect(toStartValues({ ...view, saved, shipping: chosen })).toMatchObject({
      tailLift: true,
      deliveryWindow: '07:00-10:00',
      phoneBeforeArrival: false,
    });
    expect(chosen.options[1]).toEqual(shipping.options[1]);
    expect(isOtherService(values, chosen)).toBe(false);
  });

  test.each([
    [values, true],
    [{ ...values, tailLift: false }, true],
    [{ tailLift: false, deliveryWindow: '', phoneBeforeArrival: true }, false],
  ])('are told to the shop where a form says others: %j', (told, isOther) => {
    expect(isOtherService(told, shipping)).toBe(isOther);
  });
});

test('what the shop refuses of the invoice while it orders is marked there', () => {
  const cause = { 'billing.country': 'notOffered' } as const;
  const error = new ApiError({ key: 'address.validationFailed', code: 303, message: '', status: 422, cause });
  expect(refusedFields(checkoutForm.fields, error)).toEqual(cause);
});
