import { expect, it } from 'vitest';
import { readPriceGroup, signPriceGroup } from './price-group.ts';

const secret = 'a secret that is used in tests only';
const now = new Date('2026-11-21T10:00:00Z');
const until = new Date('2026-11-22T10:00:00Z');
const ofClass = { customerClassId: 2, side: 'net', until } as const;
const ofGuest = { customerClassId: 'guest', side: 'net', until } as const;

it.each([ofClass, ofGuest])('reads what it signed, until it ends: $customerClassId', (group) => {
  const cookie = signPriceGroup(secret, group);
  expect(readPriceGroup(secret, cookie, now)).toEqual(group);
  expect(readPriceGroup(secret, cookie, until)).toBeNull();
});

it('takes no group that somebody picked', () => {
  const cookie = signPriceGroup(secret, ofClass);
  expect(readPriceGroup(secret, cookie.replace(/^2/, '3'), now)).toBeNull();
  expect(readPriceGroup(secret, cookie.replace('net', 'gross'), now)).toBeNull();
  expect(readPriceGroup('another secret of another shop', cookie, now)).toBeNull();
  for (const value of [undefined, '', '2', '2.net.9999999999.', '2.net.9999999999.x', 'guest.both.9999999999.x']) {
    expect(readPriceGroup(secret, value, now)).toBeNull();
  }
});
