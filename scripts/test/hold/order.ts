import { setTimeout as sleep } from 'node:timers/promises';
import { isApiError } from '@mise/contract/api-error.ts';
import { failOn, paymentPage, payOn } from './pay.ts';
import type { PersistentClient } from './persistent-client.ts';
import { between } from './random.ts';
import type { Wallet } from './wallet.ts';

/** `ids`: all that the shop called the order. None where it is paid before it becomes one. */
export type Ordered = { ids: Set<number>; isPaid: boolean };

/** Enters a code, which others may have used up. */
export async function enterCode(client: PersistentClient, couponCode: string, { forgive }: Wallet): Promise<void> {
  for (;;) {
    try {
      await client.call('doAddCoupon', { couponCode });
      return;
    } catch (error) {
      // So many at once that they look like guesses.
      if (!isApiError(error, 'coupon.tooManyAttempts')) {
        if (isApiError(error, 'coupon.usedOrInvalid', 'coupon.noOpenAmount')) return;
        throw error;
      }
      await forgive();
      await sleep(50);
    }
  }
}

/** The vouchers that a buyer happens to have. */
export function codesOf({ couponCode, giftCardCodes }: Wallet, random: () => number): string[] {
  const giftCard = giftCardCodes[between(random, 0, giftCardCodes.length - 1)] ?? '';
  return [...(random() < 0.3 ? [couponCode] : []), ...(random() < 0.3 ? [giftCard] : [])];
}

/** Orders and pays, whichever of the two comes first in this shop now. What was refused because a voucher is used up is looked at, and ordered without. */
export async function orderAndPay(client: PersistentClient, random: () => number): Promise<Ordered> {
  for (;;) {
    try {
      return await tryToOrder(client, random);
    } catch (error) {
      const isVoucher = isApiError(error) && (error.key === 'order.itemsChanged' || error.key.startsWith('coupon.'));
      if (!isVoucher) throw error;
      await client.call('getCart');
    }
  }
}

async function tryToOrder(client: PersistentClient, random: () => number): Promise<Ordered> {
  const prepared = paymentPage((await client.call('doPreparePayment')).value);
  if (prepared) return { ids: new Set(), isPaid: await payOn(prepared, { client, random }) };
  if (random() < 0.3) await client.callAndLeave('doPlaceOrder', between(random, 1, 40));
  const isDouble = random() < 0.3;
  const answers = await Promise.all(Array.from({ length: isDouble ? 2 : 1 }, () => client.call('doPlaceOrder')));
  await sleep(between(random, 0, 200));
  answers.push(await client.call('doPlaceOrder'));
  const ids = new Set(answers.map(({ order }) => order.id));
  return { ids, isPaid: await payOrder(client, { orderId: answers[0]?.order.id ?? 0, random }) };
}

async function payOrder(
  client: PersistentClient,
  { orderId, random }: { orderId: number; random: () => number },
): Promise<boolean> {
  if (random() < 0.2) await client.callAndLeave('doExecutePayment', between(random, 1, 60), { orderId });
  const first = paymentPage((await client.call('doExecutePayment', { orderId })).value);
  if (!first) return false;
  if (random() >= 0.2) return payOn(first, { client, random });
  await failOn(first);
  const second = paymentPage((await client.call('doExecutePayment', { orderId })).value);
  return second ? payOn(second, { client, random }) : false;
}
