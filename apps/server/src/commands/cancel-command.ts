import type { Database } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { cancelOrder } from '../domains/payments/end-unpaid.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export const cancelUsage =
  'Takes the number of an order, or several, also all from one to another: 10104 10106-10109. Its goods are in stock again, its buyer is told, and what was paid goes back where a provider took it, or to gift cards; what was transferred is yours to give back.';

export async function runCancelTask(db: Database, orderId: number, say: Say): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    if (!(await cancelOrder(tx, { orderId, now }))) {
      throw new StartError(
        `The order ${orderId} cannot be canceled: there is none, it is on its way or canceled, or gift cards were bought with it and sent.`,
      );
    }
    await recordCommand(tx, { operation: 'command.cancel', subject: { kind: 'order', id: orderId }, change: {}, now });
  });
  say(`Order ${orderId} is canceled, and its buyer is told.`);
}

/** Each on its own: one that cannot be canceled keeps no other, and is told. */
export async function runCancelTasks(db: Database, orderIds: readonly number[], say: Say): Promise<void> {
  const refused: string[] = [];
  for (const orderId of orderIds) {
    await runCancelTask(db, orderId, say).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      refused.push(error.message);
    });
  }
  if (refused.length > 0) throw new StartError(refused.join('\n'));
}
