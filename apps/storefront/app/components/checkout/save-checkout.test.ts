import type { Basket, CartNotice } from '@mise/contract/cart/basket.ts';
import { describe, expect, test, vi } from 'vitest';
import { type AddressDraft, choiceOf, emptyAddress } from '#app/views/checkout-address.ts';
import { type CheckoutValues, partValues, toCheckoutValues } from '#app/views/checkout-form.ts';
import type { SavedAddress, SavedCheckout } from '#app/views/saved-checkout.ts';
import { saveSteps, valuesAfter } from './save-checkout.ts';

const place = { id: '1', name: '', iso2: 'DE', postcodePattern: '\\d{5}', isStateRequired: false, states: [] };
const countries = [{ ...place, vatCodes: ['DE'], isVatFreeWithId: false }];
const address: AddressDraft = {
  ...emptyAddress('1'),
  companyName: 'Gasthaus Krone',
  streetName: 'Marktplatz',
  apartment: '3a',
  zipCode: '70173',
  city: 'Stuttgart',
};
const nothing: SavedCheckout = {
  email: '',
  shipping: { id: 0, draft: emptyAddress('1'), choice: '' },
  billing: { id: 0, draft: emptyAddress('1'), choice: '' },
  shippingId: 0,
  billingId: 0,
  isBillingSame: true,
  hasConsented: false,
  book: { shipping: [], billing: [] },
};

const lost: CartNotice = { key: 'couponRemoved.invalid', cause: { name: 'WILLKOMMEN10' } };

/** Runs all steps against a shop that takes everything; answers its calls and what it knows then. */
async function save(saved: SavedCheckout, values: CheckoutValues) {
  const calls: string[] = [];
  const client = {
    doLoginAsGuest: vi.fn(async ({ email }) => {
      calls.push(`email ${email}`);
      return { data: { basket: { notices: [lost] } } };
    }),
    doSaveAddress: vi.fn(async ({ typeId, addressData }) => {
      calls.push(`save ${typeId} as ${addressData.id || 'new'} in ${addressData.city}`);
      return { data: [{ id: addressData.id || typeId * 100 }] };
    }),
    setCheckoutAddress: vi.fn(async ({ typeId, addressId }) => calls.push(`use ${addressId} for ${typeId}`)),
  };
  let known = saved;
  let form = values;
  const notices: CartNotice[] = [];
  const onCart = (basket: Pick<Basket, 'notices'>) => notices.push(...(basket.notices ?? []));
  for (const { part, save: saveStep } of saveSteps) {
    const before = known;
    known = await saveStep({ client: client as never, values: form, countries, saved: before, onCart });
    if (part !== 'email') form = { ...form, ...valuesAfter(part, { values: form, before, after: known }) };
  }
  return { calls, saved: known, values: form, notices };
}

const filled: CheckoutValues = {
  ...toCheckoutValues(nothing),
  email: 'anna@krone.example',
  ...partValues('shipping', address),
};

test('an empty form tells the shop nothing', async () => {
  expect((await save(nothing, toCheckoutValues(nothing))).calls).toEqual([]);
});

test('what the cart lost by an address for mails is told, with the answer to it', async () => {
  expect((await save(nothing, filled)).notices).toEqual([lost]);
  expect((await save({ ...nothing, email: 'anna@krone.example' }, filled)).notices).toEqual([]);
});

test('a complete one is told in order, the invoice going to the same address', async () => {
  const { calls } = await save(nothing, filled);
  expect(calls).toEqual(['email anna@krone.example', 'save 2 as new in Stuttgart', 'use 200 for 2', 'use 200 for 1']);
});

test('what is told is not told again', async () => {
  const { saved } = await save(nothing, filled);
  expect((await save(saved, filled)).calls).toEqual([]);
});

test('a changed address is changed, not added, and told to the cart again', async () => {
  const { saved } = await save(nothing, filled);
  const { calls } = await save(saved, { ...filled, ...partValues('shipping', { ...address, city: 'Ulm' }) });
  expect(calls).toEqual(['save 2 as 200 in Ulm', 'use 200 for 2']);
});

test('a billing address of its own is kept when the same is wanted again', async () => {
  const billing = partValues('billing', { ...address, city: 'Köln' });
  const first = await save(nothing, filled);
  const own = await save(first.saved, { ...filled, isBillingSame: false, ...billing });
  expect(own.calls).toEqual(['save 1 as new in Köln', 'use 100 for 1']);
  const same = await save(own.saved, { ...filled, ...billing });
  expect(same.calls).toEqual(['use 200 for 1']);
  const again = await save(same.saved, { ...filled, isBillingSame: false, ...billing });
  expect(again.calls).toEqual(['use 100 for 1']);
});

test('an address that is not complete waits', async () => {
  const { calls } = await save(nothing, { ...filled, ...partValues('shipping', { ...address, zipCode: '7' }) });
  expect(calls).toEqual(['email anna@krone.example']);
});

describe('a customer', () => {
  const entry = (id: number, city: string) => {
    const draft = { ...address, city };
    return { id, draft, choice: choiceOf({ id, draft }) };
  };
  const [own, other] = [entry(12, 'Stuttgart'), entry(13, 'Ulm')];
  const saved = {
    ...nothing,
    email: 'anna@krone.example',
    shipping: own,
    billing: own,
    shippingId: 12,
    billingId: 12,
    book: { shipping: [own, other], billing: [own, other] },
  };
  const start = toCheckoutValues(saved);
  const choose = ({ choice, draft }: Pick<SavedAddress, 'choice' | 'draft'>): CheckoutValues => ({
    ...start,
    ...partValues('shipping', draft),
    shippingChoice: choice,
  });

  test('chooses another address of the book: none is changed', async () => {
    const chosen = await save(saved, choose(other));
    expect(chosen.calls).toEqual(['use 13 for 2', 'use 13 for 1']);
    expect((await save(chosen.saved, choose(own))).calls).toEqual(['use 12 for 2', 'use 12 for 1']);
  });

  test('changes the one that was chosen, and finds it changed wherever it can be chosen', async () => {
    const bonn = entry(13, 'Bonn');
    const changed = await save(saved, choose({ ...bonn, choice: other.choice }));
    expect(changed.calls).toEqual(['save 2 as 13 in Bonn', 'use 13 for 2', 'use 13 for 1']);
    expect(changed.values.shippingChoice).toBe(bonn.choice);
    expect(changed.saved.book).toEqual({ shipping: [own, bonn], billing: [own, bonn] });
    const back = await save(changed.saved, choose(own));
    expect((await save(back.saved, choose(bonn))).calls).toEqual(['use 13 for 2', 'use 13 for 1']);
  });

  test('changes one that stands in both parts, in both', async () => {
    const bonn = entry(12, 'Bonn');
    const { values } = await save(saved, choose({ ...bonn, choice: own.choice }));
    expect(values).toMatchObject({ billingChoice: bonn.choice, 'billing.city': 'Bonn' });
  });

  test('enters a new one, which is chosen then, and changed instead of added again', async () => {
    const bonn = entry(200, 'Bonn');
    const added = await save(saved, choose({ ...bonn, choice: '' }));
    expect(added.calls).toEqual(['save 2 as new in Bonn', 'use 200 for 2', 'use 200 for 1']);
    expect(added.values).toMatchObject({ shippingChoice: bonn.choice, billingChoice: own.choice });
    expect(added.saved.book).toEqual({ shipping: [own, other, bonn], billing: [own, other, bonn] });
    const again = await save(added.saved, { ...added.values, 'shipping.city': 'Berlin' });
    expect(again.calls).toEqual(['save 2 as 200 in Berlin', 'use 200 for 2']);
  });

  test('begins another new one after it', async () => {
    const added = await save(saved, choose({ ...entry(0, 'Bonn'), choice: '' }));
    const next = choose({ ...entry(0, 'Berlin'), choice: '' });
    expect((await save(added.saved, next)).calls[0]).toBe('save 2 as new in Berlin');
  });
});
