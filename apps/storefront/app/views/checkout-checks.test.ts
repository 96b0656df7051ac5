import { describe, expect, test } from 'vitest';
import { type AddressDraft, type CountryOption, emptyAddress } from './checkout-address.ts';
import { checkAddress } from './checkout-checks.ts';

const country = { name: '', iso2: 'DE', states: [], isStateRequired: false, vatCodes: ['DE'], isVatFreeWithId: false };
const countries: CountryOption[] = [
  { ...country, id: '1', postcodePattern: '\\d{5}' },
  { ...country, id: '12', postcodePattern: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}' },
  { ...country, id: '15', postcodePattern: '\\d{5}', isStateRequired: true, states: [{ id: '3', name: 'Roma' }] },
  { ...country, id: '99', postcodePattern: '' },
];

const complete: AddressDraft = {
  ...emptyAddress('1'),
  companyName: 'Gasthaus Krone',
  streetName: 'Marktplatz',
  apartment: '3a',
  zipCode: '70173',
  city: 'Stuttgart',
};

describe('an address', () => {
  test.each<[string, Partial<AddressDraft>, object]>([
    ['of a company needs no person', {}, {}],
    ['of a person needs both names', { companyName: ' ' }, { firstName: 'required', lastName: 'required' }],
    ['of a person is complete with them', { companyName: '', firstName: 'Anna', lastName: 'Wirt' }, {}],
    ['needs a street', { streetName: ' ' }, { streetName: 'required' }],
    ['needs a house number', { apartment: '' }, { apartment: 'required' }],
    ['needs a postcode', { zipCode: '' }, { zipCode: 'required' }],
    ['needs a town', { city: '' }, { city: 'required' }],
    ['needs the postcode of its country', { zipCode: '7017' }, { zipCode: 'invalid' }],
    ['takes a postcode with a space around it', { zipCode: ' 70173 ' }, {}],
    ['takes British postcodes', { country: '12', zipCode: 'sw1a 1aa' }, {}],
    ['takes any postcode where a country has none', { country: '99', zipCode: 'x' }, {}],
    ['needs a state where the country does', { country: '15', zipCode: '00144' }, { state: 'required' }],
    ['is complete with it', { country: '15', zipCode: '00144', state: '3' }, {}],
    ['needs a country of delivery', { country: '4' }, { country: 'notOffered' }],
    ['takes a VAT id without signs', { vatNumber: 'DE123456789' }, {}],
    ['refuses one with spaces', { vatNumber: 'DE 123' }, { vatNumber: 'vatNumber' }],
    ['refuses one without the letters of its country', { vatNumber: '123456789' }, { vatNumber: 'vatNumberForm' }],
    ['refuses one with dots', { vatNumber: 'CHE-123.456' }, { vatNumber: 'vatNumber' }],
    ['has a longest length', { apartment: '1'.repeat(31) }, { apartment: 'tooLong' }],
  ])('%s', (_, changes, errors) => {
    expect(checkAddress({ ...complete, ...changes }, countries)).toEqual(errors);
  });
});
