import { expect, it } from 'vitest';
import { addressInputSchema } from './address.ts';

const place = { streetName: 'Hafenstraße', apartment: '7a', zipCode: '20457', city: 'Hamburg', country: '1' };

it('takes a company without a person and a person without a company', () => {
  expect(addressInputSchema.safeParse({ ...place, companyName: 'Gasthof Post GmbH' }).success).toBe(true);
  expect(addressInputSchema.safeParse({ ...place, firstName: 'Ida', lastName: 'Kern' }).success).toBe(true);
  expect(addressInputSchema.safeParse({ ...place, firstName: 'Ida' }).success).toBe(false);
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
