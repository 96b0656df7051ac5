import { expect, test } from 'vitest';
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts';
import { isWorking, mayUse } from './may-use.ts';

const germany = 1;
const austria = 2;
const business = 3;
const invoice = { id: 2, key: 'invoice', countryIds: [germany, austria], classes: [] };
const transfer = { id: 6, key: 'prepayment', countryIds: null, classes: [] };
const credit = {
  id: 7,
  key: 'invoice',
  countryIds: null,
  classes: [{ customerClassId: business }, { customerClassId: 4 }],
};

test.each([
  ['everywhere', [], transfer, 77, 1, true],
  ['in its countries', [], invoice, austria, 1, true],
  ['not in others', [], invoice, 77, 1, false],
  ['not where the shipping method excludes it', [2], invoice, germany, 1, false],
  ['where the shipping method excludes another', [2], transfer, germany, 1, true],
  ['nowhere without countries', [], { ...transfer, countryIds: [] }, germany, 1, false],
  ['by its classes', [], credit, germany, business, true],
  ['not by others', [], credit, germany, 1, false],
])('%s', (_, excludedPaymentMethodIds, method, countryId, customerClassId, isAllowed) => {
  expect(mayUse(method, { countryId, customerClassId, shipping: { isPickup: false, excludedPaymentMethodIds } })).toBe(
    isAllowed,
  );
});

test.each([
  [true, true],
  [false, false],
])('who fetches (%s) alone pays there', (isPickup, isAllowed) => {
  const cash = { ...transfer, key: 'cashOnPickup' };
  const shipping = { isPickup, excludedPaymentMethodIds: [] };
  expect(mayUse(cash, { countryId: germany, customerClassId: 1, shipping })).toBe(isAllowed);
});

test.each([
  ['mollieCreditCard', true, true],
  ['mollieCreditCard', false, false],
  ['prepayment', true, true],
  ['prepayment', false, true],
])('%s works with a provider (%s): %s', (key, hasProvider, works) => {
  expect(isWorking({ key }, { payments: hasProvider ? ({} as PaymentProvider) : null })).toBe(works);
});
