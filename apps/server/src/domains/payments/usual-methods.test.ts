import { drawIcon } from '@mise/demo/images/icons.ts';
import { demoPaymentMethods } from '@mise/demo/shop/payment.ts';
import { languages } from '@mise/rules/languages.ts';
import { expect, test } from 'vitest';
import { behavingKeys } from './payment-behavior.ts';
import { usualMethods } from './usual-methods.ts';

test('every method for which the shop does something can be switched on', () => {
  expect(usualMethods.map(({ key }) => key).sort()).toEqual([...behavingKeys].sort());
});

test.each(usualMethods)('$key has a drawing, a name and a description in all languages', (method) => {
  expect(drawIcon(method.icon)).toContain('<svg');
  for (const language of languages) {
    expect(method.names[language]).toMatch(/\w/);
    expect(method.descriptions[language]).not.toMatch(/^payment\./);
  }
});

test('the demo shop has them under the same numbers', () => {
  const numbers = (methods: readonly { key: string; id: number }[]) =>
    methods.map(({ key, id }) => `${key} ${id}`).sort();
  expect(numbers(usualMethods)).toEqual(numbers(demoPaymentMethods));
});
