import type { Shop } from '../context.ts';
import { takeReminders } from '../domains/orders/take-reminders.ts';
import { enqueue } from '../queue/enqueue.ts';

const batchSize = 100;

/** Reminds buyers of what is not paid yet, before its goods are no longer held for them. */
export async function remindUnpaid({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  for (;;) {
    const reminded = await db.transaction(async (tx) => {
      const orderIds = await takeReminders(tx, { now, limit: batchSize });
      for (const orderId of orderIds) {
        const payload = { orderId, reason: 'reminder' } as const;
        await enqueue(tx, { task: 'send-payment-reminder', payload, key: `payment-reminder-${orderId}` });
      }
      return orderIds.length;
    });
    if (reminded < batchSize) return;
  }
}
