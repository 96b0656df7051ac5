import { expect, test } from 'vitest';
import { unconfirmedEmail } from './account.ts';

test('a new address waits before that of the account', () => {
  const user = { email: 'anna@krone.example', pendingEmail: null, isEmailConfirmed: true };
  expect(unconfirmedEmail(user)).toBeNull();
  expect(unconfirmedEmail({ ...user, isEmailConfirmed: false })).toBe('anna@krone.example');
  expect(unconfirmedEmail({ ...user, pendingEmail: 'neu@krone.example' })).toBe('neu@krone.example');
});
