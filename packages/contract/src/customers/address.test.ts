import { expect, it } from 'vitest';
import { addressInputSchema } from './address.ts';

const place = { streetName: 'Hafenstraße', apartment: '7a', zipCode: '20457', city: 'Hamburg', country: '1' };

it('takes a company without a person and a person without a company', () => {
  expect(addressInputSchema.safeParse({ ...place, companyName: 'Gasthof Post GmbH' }).success).toBe(true);
  expect(addressInputSchema.safeParse({ ...place, firstName: 'Ida', lastName: 'Kern' }).success).toBe(true);
  expect(addressInputSchema.safeParse({ ...place, firstName: 'Ida' }).success).toBe(false);
});

it.each([
  [{ vatNumber: 'atu12345678' }, true],
  [{ vatNumber: 'ATU1234567' }, false],
  [{ vatNumber: 'DE 123456789' }, false],
  [{ birthday: '1990-02-28' }, true],
  [{ birthday: '1990-02-30' }, false],
  [{ birthday: '28.02.1990' }, false],
  [{ birthday: '0001-01-01' }, false],
  [{ postNumber: '12345678' }, true],
  [{ postNumber: '12345' }, false],
  [{ postNumber: 'Packstation' }, false],
])('%j fits: %s', (fields, isRight) => {
  expect(addressInputSchema.safeParse({ ...place, companyName: 'Gasthof Post GmbH', ...fields }).success).toBe(isRight);
});

it('keeps a VAT id in capitals', () => {
  const address = { ...place, companyName: 'Gasthof Post GmbH', vatNumber: ' atu12345678 ' };
  expect(addressInputSchema.parse(address).vatNumber).toBe('ATU12345678');
});

it('gives the handler trimmed texts, numbers for ids and no field that it does not know', () => {
  const address = { ...place, companyName: ' Gasthof Post GmbH ', state: '', id: 0, primary: 1, contactId: 99 };
  expect(addressInputSchema.parse(address)).toEqual({
    ...place,
    companyName: 'Gasthof Post GmbH',
    country: 1,
    state: null,
    id: undefined,
    primary: true,
    firstName: '',
    lastName: '',
    additionalAddressInformation: '',
    phoneNumber: '',
    vatNumber: '',
    postNumber: '',
    birthday: '',
  });
});
