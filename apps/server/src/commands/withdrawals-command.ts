import { orderStateOf } from '@mise/rules/order-state.ts';
import type { Database } from '../db/database.ts';
import { endWithdrawal, type KeptWithdrawal, listWithdrawals } from '../domains/contact/kept-withdrawals.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { shopTime } from './shop-time.ts';

export type WithdrawalsTask = { kind: 'open' } | { kind: 'all' } | { kind: 'done'; id: number };

export const withdrawalsUsage = `  withdrawals             what buyers withdrew from and nobody has seen to, the oldest first
  withdrawals all         those that are done, too, for as long as they are kept
  withdrawals done <id>   goods and money are seen to, or there was nothing to withdraw from`;

const dayMs = 86_400_000;
/** Days in which money goes back (§ 357 Abs. 1 BGB). */
const refundDays = 14;

/** Reads the words after `withdrawals`. Throws a StartError that says what is expected. */
export function readWithdrawalsTask([kind, id, ...more]: readonly string[]): WithdrawalsTask {
  if (kind === undefined) return { kind: 'open' };
  if (kind === 'all' && id === undefined) return { kind };
  if (kind === 'done' && id !== undefined && /^[1-9]\d{0,8}$/.test(id) && more.length === 0)
    return { kind, id: Number(id) };
  throw new StartError(`It is one of:\n\n${withdrawalsUsage}`);
}

export async function runWithdrawalsTask(db: Database, task: WithdrawalsTask, say: Say): Promise<void> {
  if (task.kind === 'done') return markDone(db, task.id, say);
  const kept = await listWithdrawals(db, { isOpen: task.kind === 'open' });
  if (kept.length === 0)
    return say(task.kind === 'open' ? 'No withdrawal waits.' : 'Nobody has withdrawn from anything.');
  for (const withdrawal of kept) say(described(withdrawal));
}

async function markDone(db: Database, id: number, say: Say): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    const ended = await endWithdrawal(tx, { id, now });
    if (!ended) throw new StartError(`There is no open withdrawal ${id}.`);
    await recordCommand(tx, {
      operation: 'command.withdrawalDone',
      subject: { kind: 'withdrawal', id },
      change: { after: ended },
      now,
    });
  });
  say(`Withdrawal ${id} is done.`);
}

function described(withdrawal: KeptWithdrawal): string {
  const { id, name, email, contract, goods, receivedAt, receiptSentAt, doneAt } = withdrawal;
  const refundBy = shopTime(new Date(receivedAt.getTime() + refundDays * dayMs)).slice(0, 10);
  return [
    `${id}  ${shopTime(receivedAt)}, ${orderOf(withdrawal)}`,
    `${name} <${email}> withdraws from: ${contract}`,
    ...(goods === '' ? ['all of it'] : goods.split('\n').map((line) => `only: ${line}`)),
    receiptSentAt ? `receipt mailed ${shopTime(receiptSentAt)}` : 'receipt not mailed yet',
    doneAt ? `done ${shopTime(doneAt)}` : `money is due back by ${refundBy}`,
  ].join('\n    ');
}

function orderOf({ orderId, orderStatusId }: KeptWithdrawal): string {
  if (orderId === null || orderStatusId === null) return 'no order has this number and address';
  return `order ${orderId} (${orderStateOf(orderStatusId)})`;
}
