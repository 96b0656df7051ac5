import { expect, test } from 'vitest';
import { nameIn, newNamedToken } from './named-token.ts';

const token = newNamedToken('a secret', 'customer-17');

test('a token says whose it is, to the shop that signed it', () => {
  expect(nameIn('a secret', token)).toBe('customer-17');
  expect(nameIn('another secret', token)).toBe(null);
  expect(newNamedToken('a secret', 'customer-17')).not.toBe(token);
});

test.each(['', 'customer-17', 'customer-17~~', '~', '~~', token.replace('17', '18'), token.slice(0, -1), `x${token}`])(
  'nobody makes up "%s"',
  (madeUp) => expect(nameIn('a secret', madeUp)).toBe(null),
);
