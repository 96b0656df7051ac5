import { expect, test } from 'vitest';
import { isOtherDay, isOtherOffer } from './other-offer.ts';

type Offer = Parameters<typeof isOtherOffer>[1];

function offer(changes: {
  gross?: string;
  toPay?: string;
  amount?: string;
  quantity?: number;
  shipping?: number;
  payment?: number;
  split?: Offer['split'];
  window?: string;
  carrier?: string;
}): Offer {
  const {
    gross = '40,00 €',
    toPay = gross,
    amount = '40,00 €',
    quantity = 12,
    shipping = 2,
    payment = 1,
    split = null,
    window = '',
    carrier = 'DHL',
  } = changes;
  return {
    cart: { lines: [{ id: 7, quantity, amount }], totals: { gross, toPay } },
    shipping: { selected: shipping, options: [{ id: shipping, carrier, services: [service(window)] }] },
    payment: { selected: payment },
    split,
  } as unknown as Offer;
}

function service(window: string) {
  return { kind: 'deliveryWindow', price: null, windows: [], isChosen: window !== '', window };
}

const services = { tailLift: false, deliveryWindow: '', phoneBeforeArrival: false };
const values = { shippingMethod: '2', paymentMethod: '1', split: '', ...services };

test.each([
  ['the same', values, {}, {}, false],
  ['chosen faster than the page was drawn', { ...values, paymentMethod: '4' }, {}, { payment: 4 }, false],
  ['chosen before scripts could answer', { ...values, paymentMethod: '4' }, { payment: 0 }, { payment: 4 }, false],
  ['nothing to choose in the form', { ...services, shippingMethod: '', paymentMethod: '', split: '' }, {}, {}, false],
  ['a split that was chosen', { ...values, split: 'complete' }, { split: 'partial' }, { split: 'complete' }, false],
  ['another sum', values, {}, { gross: '41,00 €' }, true],
  ['a gift card that pays less', values, { toPay: '30,00 €' }, {}, true],
  ['a line that costs more', values, {}, { amount: '41,00 €' }, true],
  ['fewer pieces for the same', values, {}, { quantity: 10 }, true],
  ['a method that is gone', values, {}, { payment: 0 }, true],
  ['another method in another tab', values, {}, { shipping: 3 }, true],
  ['another carrier for the same way', values, {}, { carrier: 'DPD' }, true],
  ['hours that another tab chose', values, {}, { window: '8-12' }, true],
  ['hours that were chosen just now', { ...values, deliveryWindow: '8-12' }, {}, { window: '8-12' }, false],
  ['what comes in parts by now', values, {}, { split: 'partial' }, true],
] as const)('%s', (_, chosen, before, now, isOther) => {
  expect(isOtherOffer({ view: offer(before), values: chosen }, offer(now))).toBe(isOther);
});

test.each([
  ['the same', {}, false],
  ['a later day', { window: '14. Dezember' }, true],
  ['a part of which nobody knows when it comes', { isComplete: false }, true],
  ['no day any more', null, true],
  ['another moment until which it holds', { moment: 'morgen' }, false],
])('days: %s', (_, changes, isOther) => {
  const days = { window: '3. Dezember', isComplete: true, moment: 'heute' };
  const withDays = (delivery: object | null) => ({ cart: { lines: [], delivery } }) as unknown as Offer;
  expect(isOtherDay(withDays(days), withDays(changes && { ...days, ...changes }))).toBe(isOther);
});

test('days: a line that comes later, beside one that always came last', () => {
  const withLine = (window: string) =>
    ({ cart: { lines: [{ delivery: { window } }], delivery: null } }) as unknown as Offer;
  expect(isOtherDay(withLine('3. Dezember'), withLine('4. Dezember'))).toBe(true);
});
