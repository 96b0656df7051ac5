import { addressTypes } from '@mise/contract/customers/address-types.ts';
import { expect, test } from 'vitest';
import { startValues } from '#app/forms/form-values.ts';
import { addressBookForm, toSaveCalls } from './address-book.ts';

const values = startValues(addressBookForm.fields, { firstName: 'Anna', country: '1', isPrimary: true });

test('an address is changed under its id', () => {
  expect(toSaveCalls(values, { typeId: addressTypes.shipping, id: 7 })).toMatchObject([
    { typeId: 2, addressData: { id: 7, firstName: 'Anna', country: 1, state: null, primary: true } },
  ]);
});

test('one for both is added to the other type as well', () => {
  const calls = toSaveCalls({ ...values, isForBoth: true }, { typeId: addressTypes.billing, id: 7 });
  expect(calls.map(({ typeId, addressData }) => [typeId, addressData.id])).toEqual([
    [1, 7],
    [2, 0],
  ]);
});
