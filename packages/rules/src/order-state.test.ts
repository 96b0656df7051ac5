import { describe, expect, test } from 'vitest';
import {
  isAllowed,
  type OrderAction,
  type OrderState,
  orderStateOf,
  orderStatusIds,
  paymentStatus,
} from './order-state.ts';

describe('isAllowed', () => {
  const actions: OrderAction[] = ['pay', 'changePaymentMethod', 'clear', 'cancel', 'dispatch', 'return', 'orderAgain'];

  test.each<[OrderState, OrderAction[]]>([
    ['prepared', ['pay', 'cancel']],
    ['waitingForPayment', ['pay', 'changePaymentMethod', 'clear', 'cancel', 'orderAgain']],
    ['clearedForDispatch', ['cancel', 'dispatch', 'orderAgain']],
    ['dispatched', ['return', 'orderAgain']],
    ['canceled', ['orderAgain']],
  ])('%s allows %j and nothing else', (state, allowed) => {
    expect(actions.filter((action) => isAllowed(state, action))).toEqual(allowed);
  });
});

describe('orderStateOf', () => {
  test('reads every number that stands in stored orders', () => {
    const stored = { 1: 'prepared', 3: 'waitingForPayment', 5: 'clearedForDispatch', 7: 'dispatched', 8: 'canceled' };
    for (const [statusId, state] of Object.entries(stored)) expect(orderStateOf(Number(statusId))).toBe(state);
    expect(Object.keys(orderStatusIds)).toEqual(Object.values(stored));
  });

  test('refuses an unknown number', () => {
    expect(() => orderStateOf(99)).toThrow('99');
  });
});

describe('paymentStatus', () => {
  test.each([
    [{ total: 1000, paid: 0 }, 'unpaid'],
    [{ total: 1000, paid: -200 }, 'unpaid'],
    [{ total: 1000, paid: 1 }, 'partlyPaid'],
    [{ total: 1000, paid: 999 }, 'partlyPaid'],
    [{ total: 1000, paid: 1000 }, 'fullyPaid'],
    [{ total: 1000, paid: 1001 }, 'overpaid'],
    [{ total: 0, paid: 0 }, 'fullyPaid'],
    [{ total: 0, paid: 1 }, 'overpaid'],
    [{ total: 1000, paid: 299, prepayment: 300 }, 'partlyPaid'],
    [{ total: 1000, paid: 300, prepayment: 300 }, 'prepaid'],
    [{ total: 1000, paid: 0, prepayment: 300 }, 'unpaid'],
    [{ total: 1000, paid: 1000, prepayment: 300 }, 'fullyPaid'],
    [{ total: 1000, paid: null }, 'unknown'],
  ])('%j is %s', (amounts, status) => {
    expect(paymentStatus(amounts)).toBe(status);
  });
});
