import type { OrderDelivery } from '@mise/contract/checkout/delivery.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { promisedDelivery } from './promised-delivery.ts';
import { recordTransfer } from './record-transfer.ts';

/** Thursday, three hours before the cut-off. */
const placedAt = new Date('2027-10-28T09:00:00Z');
const cutOff = new Date('2027-10-28T12:00:00Z');
const afterCutOff = new Date('2027-10-28T12:00:01Z');

const unconditional = { isAfterPayment: false, isLate: false };
const ifPaid = { isAfterPayment: true, isLate: false };
const late = { isAfterPayment: false, isLate: true };

const { waitingForPayment, clearedForDispatch, dispatched } = orderStatusIds;

test.each<[string, string, number, Date | null, Pick<OrderDelivery, 'isAfterPayment' | 'isLate'>]>([
  ['on invoice', 'invoice', clearedForDispatch, placedAt, unconditional],
  ['by transfer, which has not come', 'prepayment', waitingForPayment, null, ifPaid],
  ['by card, which nobody has paid with yet', 'mollieCreditCard', waitingForPayment, null, ifPaid],
  ['by transfer, noted in time', 'prepayment', clearedForDispatch, cutOff, unconditional],
  ['by transfer, noted later', 'prepayment', dispatched, afterCutOff, ifPaid],
  ['by card in time', 'mollieCreditCard', clearedForDispatch, cutOff, unconditional],
  ['by card later', 'mollieCreditCard', clearedForDispatch, afterCutOff, late],
  ['on invoice since it was too late', 'invoice', dispatched, afterCutOff, late],
  ['before that was written down', 'prepayment', dispatched, null, unconditional],
])('the days of an order that is paid %s', (_, paymentMethodKey, statusId, clearedAt, hang) => {
  const days = {
    from: '2027-10-29',
    to: '2027-11-02',
    orderBy: cutOff.toISOString(),
    isComplete: true,
    isPickup: false,
  };
  const order = { delivery: days, statusId, paymentMethodKey, clearedAt };
  expect(promisedDelivery(order)).toEqual({ ...days, ...hang });
  expect(promisedDelivery({ ...order, delivery: null })).toBeNull();
});

describe('an order whose payment method is changed', () => {
  let sandbox: PaymentSandbox;
  let shop: TestShop;
  let productId: number;
  beforeAll(async () => {
    sandbox = await openPaymentSandbox();
    shop = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port) });
    [productId = 0] = await sampleVariations(shop.database.pool, 1, { stock: 100 });
  });
  beforeEach(() => shop.setNow(placedAt));
  afterAll(async () => {
    await shop.close();
    await sandbox.close();
  });

  async function methodId(key: string): Promise<number> {
    const { rows } = await shop.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [key]);
    return rows[0]?.id;
  }

  async function place(key: string) {
    const visitor = shop.visitor();
    await visitor.call('doAddCartItem', { productId, quantity: 1 });
    await fillCheckout(visitor, { email: `${key}@krone.example`, paymentId: await methodId(key) });
    const { delivery: ofCart } = await visitor.call('getCart');
    const { order, delivery } = await visitor.call('doPlaceOrder');
    const opened = { orderId: order.id, accessKey: order.accessKey };
    return {
      orderId: order.id,
      ofCart,
      delivery,
      look: async () => (await visitor.call('getOrder', opened)).delivery,
      change: async (to: string) =>
        (await visitor.call('setOrderPaymentMethod', { ...opened, paymentId: await methodId(to) })).delivery,
      mail: async () => {
        const mails = await shop.sentMails();
        const about = `Ihre Bestellung ${order.id} bei Tafelwerk`;
        return mails.find(({ subject }) => subject === about)?.text.replaceAll(/[\s\u00a0]+/g, ' ');
      },
    };
  }

  it('hangs on its payment from card to transfer, as it would from the start, in cart, order and mail', async () => {
    const byTransfer = await place('prepayment');
    expect(byTransfer.delivery).toMatchObject(ifPaid);
    const byCard = await place('mollieCreditCard');
    expect(byCard.delivery).toEqual(byTransfer.delivery);
    expect([byCard.ofCart?.isAfterPayment, byTransfer.ofCart?.isAfterPayment]).toEqual([true, true]);
    expect(await byCard.mail()).toContain('wenn Ihre Zahlung bis Do. 28. Okt., 14:00 Uhr eingeht');
    expect(await byCard.change('prepayment')).toEqual(byTransfer.delivery);
  });

  it('hangs on nothing from transfer to invoice, in order and mail', async () => {
    const order = await place('prepayment');
    expect(await order.change('invoice')).toMatchObject(unconditional);
    expect(await order.mail()).not.toContain('wenn Ihre Zahlung');
  });

  it('comes later where it was changed to invoice after the cut-off, in order and mail', async () => {
    const order = await place('prepayment');
    shop.setNow(afterCutOff);
    expect(await order.change('invoice')).toMatchObject(late);
    expect(await order.mail()).toContain('galt bis Do. 28. Okt., 14:00 Uhr, jetzt entsprechend später');
  });

  it('comes later where it was paid by card after the cut-off, and not where before', async () => {
    const [inTime, tooLate] = [await place('mollieCreditCard'), await place('mollieCreditCard')];
    await recordTransfer(shop.shop.db, { orderId: inTime.orderId, now: cutOff });
    await recordTransfer(shop.shop.db, { orderId: tooLate.orderId, now: afterCutOff });
    expect([await inTime.look(), await tooLate.look()]).toMatchObject([unconditional, late]);
  });
});
