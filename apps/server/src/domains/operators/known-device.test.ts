import { expect, test } from 'vitest';
import { deviceDays, deviceToken, knownDevice } from './known-device.ts';

const secret = 'a secret of this test';
const owner = { id: 7, passwordHash: 'hash of the password' };
const now = new Date('2027-03-01T08:00:00Z');
const token = deviceToken(secret, owner, { now, known: 'd1' });

test.each<[string, Partial<typeof owner>, { later?: number; token?: string }, string | null]>([
  ['its owner', {}, {}, 'd1'],
  ['another operator', { id: 8 }, {}, null],
  ['its owner after a new password', { passwordHash: 'another hash' }, {}, null],
  ['its owner when its days are over', {}, { later: deviceDays }, null],
  ['who made up an end', {}, { token: token.replace(/[.]\d+[.]/, '.9999999999999.') }, null],
  ['who made up a device', {}, { token: token.replace('d1', 'd2') }, null],
])('the device is known to %s', (_, other, { later = 0, token: given = token }, id) => {
  const moment = new Date(now.getTime() + later * 86_400_000);
  expect(knownDevice(secret, { ...owner, ...other }, { now: moment, token: given })).toBe(id);
});
