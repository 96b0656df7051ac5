import { describe, expect, test } from 'vitest';
import { checkPlace, isVatNumber, missingNames } from './address-form.ts';

test.each([
  [{ companyName: 'Gasthaus Krone' }, []],
  [{ companyName: ' ' }, ['firstName', 'lastName']],
  [{}, ['firstName', 'lastName']],
  [{ firstName: 'Anna' }, ['lastName']],
  [{ companyName: '', firstName: 'Anna', lastName: 'Wirt' }, []],
])('%j lacks %j', (names, missing) => {
  expect(missingNames(names)).toEqual(missing);
});

test.each([
  ['', true],
  ['DE123456789', true],
  ['DE 123', false],
  ['CHE-123.456', false],
])('%j as a VAT id: %s', (text, isRight) => {
  expect(isVatNumber(text)).toBe(isRight);
});

describe('checkPlace', () => {
  const germany = { postcodePattern: '\\d{5}', isStateRequired: false, states: [] };
  const italy = { postcodePattern: '\\d{5}', isStateRequired: true, states: [{ id: 3 }] };
  const anywhere = { postcodePattern: null, isStateRequired: false, states: [] };

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
    expect(checkPlace({ stateId, postcode }, country)).toEqual(wrong);
  });
});
