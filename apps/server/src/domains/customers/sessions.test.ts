import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { sessionDays } from './sessions.ts';

const dayMs = 86_400_000;

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

it('a session ends when it was not used for long enough, and goes on as long as it is used', async () => {
  const begin = new Date('2026-03-01T08:00:00Z');
  const daysLater = (days: number) => test.setNow(new Date(begin.getTime() + days * dayMs));
  test.setNow(begin);
  const visitor = test.visitor();
  const guest = { guestMail: 'anna@krone.example' };
  await visitor.call('doLoginAsGuest', { email: guest.guestMail });

  daysLater(sessionDays - 1);
  expect((await visitor.call('getSession')).user).toEqual(guest);
  daysLater(2 * sessionDays - 2);
  expect((await visitor.call('getSession')).user).toEqual(guest);
  daysLater(3 * sessionDays - 1);
  const ended = await visitor.send('getSession', []);
  expect(ended.json().data.user).toBeNull();
  expect(ended.headers['x-csrf-token']).toBeUndefined();
});
