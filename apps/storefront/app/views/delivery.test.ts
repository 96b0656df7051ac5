import type { Delivery, DeliveryPart } from '@mise/contract/checkout/delivery.ts';
import { expect, it, test } from 'vitest';
import { toDelivery, toLineDelivery } from './delivery.ts';

const window = { from: '2026-11-25', to: '2026-11-26' };
const whole: Delivery = {
  ...window,
  ...{
    orderBy: '2026-11-23T13:00:00.000Z',
    shipsToday: true,
    isComplete: true,
    isPickup: false,
    isAfterPayment: false,
  },
};
const stocked: DeliveryPart = { quantity: 600, window, isReady: true };
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('all of it', () => {
  const view = toDelivery(whole, 'de');
  expect(view).toMatchObject({ shipsToday: true, isComplete: true, orderBy: whole.orderBy });
  expect([plain(view?.window), plain(view?.moment)]).toEqual(['Mi. 25.–Do. 26. Nov.', 'Mo. 23. Nov., 14:00']);
  expect(toDelivery(null, 'de')).toBeNull();
});

it.each<[string, DeliveryPart[], object | null]>([
  ['a line that comes with all', [stocked], { isWithAll: true, rest: null }],
  ['one that comes before', [{ ...stocked, window: { from: '2026-11-24', to: '2026-11-26' } }], { isWithAll: false }],
  ['one that nobody knows of', [{ ...stocked, window: null }], { window: null, isWithAll: false }],
  [
    'a rest',
    [stocked, { ...stocked, window: { from: '2026-12-02', to: '2026-12-03' } }],
    { isWithAll: false, rest: { now: '600', isReady: true } },
  ],
  ['a rest by arrangement', [stocked, { ...stocked, window: null }], { rest: { now: '600', week: null } }],
  ['nothing', [], null],
])('%s', (_, parts, view) => {
  const seen = toLineDelivery(parts, { whole, locale: 'de' });
  if (view === null) expect(seen).toBeNull();
  else expect(seen).toMatchObject(view);
});

test('what is fetched is not dispatched today, and a line of it is ready', () => {
  const fetched = { ...whole, isPickup: true };
  expect(toDelivery(fetched, 'de')).toMatchObject({ shipsToday: false, isPickup: true });
  expect(toLineDelivery([stocked], { whole: fetched, locale: 'de' })).toMatchObject({ isPickup: true });
  expect(toLineDelivery([stocked], { whole: null, locale: 'de' })).toMatchObject({ isPickup: false });
});

test('the week of a rest', () => {
  const rest = { ...stocked, window: { from: '2026-12-02', to: '2026-12-03' } };
  expect(plain(toLineDelivery([stocked, rest], { whole, locale: 'de' })?.rest?.week)).toBe('KW 49');
});

test('codes that come by mail, whatever travels beside them', () => {
  expect(toLineDelivery([], { whole, locale: 'de', isMailed: true })).toMatchObject({
    isMailed: true,
    isWithAll: false,
  });
  expect(toLineDelivery([stocked], { whole, locale: 'de' })).toMatchObject({ isMailed: false });
});
