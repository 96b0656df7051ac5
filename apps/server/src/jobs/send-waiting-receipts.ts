import type { Shop } from '../context.ts';
import { waitingReceipts } from '../domains/contact/receipt-due.ts';
import { mailReceipts } from './send-withdrawal.ts';

/** `dueAt`: ISO 8601. */
export type WaitingReceipts = { email: string; dueAt: string };

/** Notes the receipt of all withdrawals of an address that waited until this moment, together. */
export async function sendWaitingReceipts(shop: Shop, { email, dueAt }: WaitingReceipts): Promise<void> {
  for (;;) {
    const [first, ...more] = await waitingReceipts(shop.db, { email, dueAt: new Date(dueAt) });
    if (!first) return;
    await mailReceipts(shop, [first, ...more]);
  }
}
