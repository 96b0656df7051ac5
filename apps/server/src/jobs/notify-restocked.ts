import type { Shop } from '../context.ts';
import { awaitedVariations, buyableNow, takeRestocked } from '../domains/contact/take-restocked.ts';
import { enqueue } from '../queue/enqueue.ts';

const batchSize = 100;

/** Has everybody written to who waits for an article that can be bought again, whatever brought it back. */
export async function notifyRestocked({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const awaited = await awaitedVariations(db, { after, limit: batchSize });
    const variationIds = await buyableNow(db, { variationIds: awaited, now });
    if (variationIds.length > 0) await notifyAll({ db }, { variationIds, now });
    if (awaited.length < batchSize) return;
    after = awaited.at(-1) ?? after;
  }
}

async function notifyAll(
  { db }: Pick<Shop, 'db'>,
  { variationIds, now }: { variationIds: readonly number[]; now: Date },
): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const ids = await takeRestocked(tx, { variationIds, now, limit: batchSize });
      for (const id of ids) {
        const payload = { id, kind: 'back' } as const;
        await enqueue(tx, { task: 'send-stock-notification', payload, key: `stock-notification-${id}-back` });
      }
      return ids.length;
    });
    if (count < batchSize) return;
  }
}
