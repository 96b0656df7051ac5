import { describe, expect, it, test } from 'vitest';
import { startValues } from '#app/forms/form-values.ts';
import { checkoutForm } from './checkout-form.ts';
import {
  checkPreferred,
  preferredPostcode,
  preferredValues,
  toPreferredDelivery,
  toPreferredServices,
} from './preferred-delivery.ts';

const empty = startValues(checkoutForm.fields);
const typed = { ...empty, preferredLocation: 'Garage', neighborName: 'Huber', neighborAddress: 'Markt 4' };

describe('where a carrier is asked', () => {
  it.each([
    ['70173', 'Marktplatz', '70173'],
    [' 70173 ', 'Marktplatz', '70173'],
    ['7017', 'Marktplatz', ''],
    ['70173', 'Packstation', ''],
  ])('%j, %s: %j', (zipCode, streetName, postcode) => {
    const values = { ...empty, 'shipping.zipCode': zipCode, 'shipping.streetName': streetName };
    expect(preferredPostcode(values)).toBe(postcode);
  });
});

describe('what is wanted', () => {
  const none = { preferredDay: '', preferredLocation: '', preferredNeighbourName: '', preferredNeighbourAddress: '' };
  it.each([
    ['', none],
    ['location', { ...none, preferredLocation: 'Garage' }],
    ['neighbor', { ...none, preferredNeighbourName: 'Huber', preferredNeighbourAddress: 'Markt 4' }],
  ])('of a place %j is what was typed for it, and comes back into the form', (preferredPlace, wanted) => {
    expect(toPreferredDelivery({ ...typed, preferredPlace })).toEqual(wanted);
    expect(toPreferredDelivery(preferredValues(wanted))).toEqual(wanted);
  });

  it.each(['location', 'neighbor'])('is the day alone, while something of a place %j is missing', (preferredPlace) => {
    const half = { ...empty, preferredDay: '2026-11-30', preferredPlace, neighborName: 'Huber' };
    expect(toPreferredDelivery(half)).toEqual({ ...none, preferredDay: '2026-11-30' });
  });
});

it.each([
  ['', []],
  ['location', ['preferredLocation']],
  ['neighbor', ['neighborName', 'neighborAddress']],
])('a place %j needs %j', (preferredPlace, fields) => {
  expect(Object.keys(checkPreferred({ ...empty, preferredPlace }))).toEqual(fields);
  expect(checkPreferred({ ...typed, preferredPlace })).toEqual({});
});

test('days stand in their order, with what they cost', () => {
  const dated = (date: string) => ({ date, dayName: '', dayNumber: '' });
  const answer = { preferredLocation: true, preferredNeighbour: false, additionalCharge: 1.9 };
  const context = { currency: 'EUR', locale: 'de' } as const;
  const days = { b: dated('2026-11-30'), a: dated('2026-11-27') };
  expect(toPreferredServices({ ...answer, preferredDay: days }, context)).toEqual({
    days: [
      { value: '2026-11-27', label: 'Fr.\u00a027.\u00a0Nov.' },
      { value: '2026-11-30', label: 'Mo.\u00a030.\u00a0Nov.' },
    ],
    price: '1,90\u00a0€',
    places: ['location'],
  });
  expect(toPreferredServices({ ...answer, preferredDay: false, additionalCharge: 0 }, context)).toMatchObject({
    days: [],
    price: null,
  });
});
