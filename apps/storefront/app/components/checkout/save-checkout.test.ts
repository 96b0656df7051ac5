import { describe, expect, test, vi } from 'vitest';
import type { SavedCheckout } from '#app/views/checkout.ts';
import { type AddressDraft, emptyAddress } from '#app/views/checkout-address.ts';
import { type CheckoutValues, partValues, toCheckoutValues } from '#app/views/checkout-form.ts';
import { saveSteps } from './save-checkout.ts';

const countries = [{ id: '1', name: '', postcodePattern: '\\d{5}', isStateRequired: false, states: [] }];
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
  book: { shipping: [], billing: [] },
};

/** Runs all steps against a shop that takes everything; answers its calls and what it knows then. */
async function save(saved: SavedCheckout, values: CheckoutValues) {
  const calls: string[] = [];
  const client = {
    doLoginAsGuest: vi.fn(async ({ email }) => calls.push(`email ${email}`)),
    doSaveAddress: vi.fn(async ({ typeId, addressData }) => {
      calls.push(`save ${typeId} as ${addressData.id || 'new'} in ${addressData.city}`);
      return { data: [{ id: addressData.id || typeId * 100 }] };
    }),
    setCheckoutAddress: vi.fn(async ({ typeId, addressId }) => calls.push(`use ${addressId} for ${typeId}`)),
  };
  let known = saved;
  for (const step of saveSteps) known = await step.save({ client: client as never, values, countries, saved: known });
  return { calls, saved: known };
}

const filled: CheckoutValues = {
  ...toCheckoutValues(nothing),
  email: 'anna@krone.example',
  ...partValues('shipping', address),
};

test('an empty form tells the shop nothing', async () => {
  expect((await save(nothing, toCheckoutValues(nothing))).calls).toEqual([]);
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
  const own = { id: 12, draft: address, choice: '12' };
  const other = { id: 13, draft: { ...address, city: 'Ulm' }, choice: '13' };
  const saved = {
    ...nothing,
    email: 'anna@krone.example',
    shipping: own,
    shippingId: 12,
    billingId: 12,
    book: { shipping: [own, other], billing: [own, other] },
  };
  const choose = (choice: string, draft: AddressDraft): CheckoutValues => ({
    ...toCheckoutValues(saved),
    ...partValues('shipping', draft),
    shippingChoice: choice,
  });

  test('chooses another address of the book: none is changed', async () => {
    const chosen = await save(saved, choose('13', other.draft));
    expect(chosen.calls).toEqual(['use 13 for 2', 'use 13 for 1']);
    expect((await save(chosen.saved, choose('12', address))).calls).toEqual(['use 12 for 2', 'use 12 for 1']);
  });

  test('changes the one that was chosen, and finds it changed when it is chosen again', async () => {
    const bonn = { ...address, city: 'Bonn' };
    const changed = await save(saved, choose('13', bonn));
    expect(changed.calls).toEqual(['save 2 as 13 in Bonn', 'use 13 for 2', 'use 13 for 1']);
    const back = await save(changed.saved, choose('12', address));
    expect((await save(back.saved, choose('13', bonn))).calls).toEqual(['use 13 for 2', 'use 13 for 1']);
  });

  test('enters a new one, which is then changed and not added again', async () => {
    const added = await save(saved, choose('', { ...address, city: 'Bonn' }));
    expect(added.calls).toEqual(['save 2 as new in Bonn', 'use 200 for 2', 'use 200 for 1']);
    const again = await save(added.saved, choose('', { ...address, city: 'Berlin' }));
    expect(again.calls).toEqual(['save 2 as 200 in Berlin', 'use 200 for 2']);
  });
});
