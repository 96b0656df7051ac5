import { expect, it } from 'vitest';
import { isDeliveryPostcode, isPostNumber, pickupPointOf } from './pickup-point.ts';

it.each([
  ['Packstation', 'locker'],
  [' DHL-Packstation 123', 'locker'],
  ['postfiliale', 'postOffice'],
  ['DHL Paketshop', 'postOffice'],
  ['Packstationsweg', null],
  ['An der Packstation', null],
  ['Marktplatz', null],
])('%s is %s', (streetName, kind) => {
  expect(pickupPointOf({ streetName })).toBe(kind);
});

it.each([
  ['', true],
  ['123456', true],
  ['1234567890', true],
  ['12345', false],
  ['12345678901', false],
  ['1234 567', false],
])('post number %j: %s', (written, isOne) => {
  expect(isPostNumber(written)).toBe(isOne);
});

it.each([
  ['70173', true],
  ['7017', false],
  ['701730', false],
  ['A-101', false],
])('postcode %j: %s', (written, isOne) => {
  expect(isDeliveryPostcode(written)).toBe(isOne);
});
