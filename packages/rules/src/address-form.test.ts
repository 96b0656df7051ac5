import { describe, expect, test } from 'vitest';
import { checkPlace, missingNames } from './address-form.ts';

test.each([
  [{ companyName: 'Gasthaus Krone' }, []],
  [{ companyName: ' ' }, ['firstName', 'lastName']],
  [{}, ['firstName', 'lastName']],
  [{ firstName: 'Anna' }, ['lastName']],
  [{ companyName: '', firstName: 'Anna', lastName: 'Wirt' }, []],
])('%j lacks %j', (names, missing) => {
  expect(missingNames(names)).toEqual(missing);
});

describe('checkPlace', () => {
  const germany = { iso2: 'DE', postcodePattern: '\\d{5}', isStateRequired: false, states: [], vatCodes: ['DE'] };
  const italy = { iso2: 'IT', postcodePattern: '\\d{5}', isStateRequired: true, states: [{ id: 3 }], vatCodes: ['IT'] };
  const anywhere = { iso2: 'AQ', postcodePattern: null, isStateRequired: false, states: [], vatCodes: [] };

  test.each([
    [germany, null, '70173', {}],
    [germany, null, '7017', { zipCode: 'invalid' }],
    [germany, null, '70173 Stuttgart', { zipCode: 'invalid' }],
    [germany, 3, '70173', { state: 'notOffered' }],
    [italy, null, '1', { state: 'required', zipCode: 'invalid' }],
    [italy, 3, '00144', {}],
    [italy, 4, '00144', { state: 'notOffered' }],
    [{ ...anywhere, postcodePattern: '[a-z]\\d' }, null, 'W1', {}],
    [anywhere, null, '', {}],
    [null, null, '70173', { country: 'notOffered' }],
  ])('%j, state %j, %j: %j', (country, stateId, postcode, wrong) => {
    expect(checkPlace({ stateId, postcode, vatNumber: '' }, country)).toEqual(wrong);
  });

  test('a VAT id must fit the country', () => {
    const address = { stateId: null, postcode: '70173', vatNumber: '123456789' };
    expect(checkPlace(address, germany)).toEqual({ vatNumber: 'vatNumberForm' });
    expect(checkPlace(address, anywhere)).toEqual({});
  });
});
