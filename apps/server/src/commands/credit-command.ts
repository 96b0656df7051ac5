import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { auditEntry } from '../domains/operators/tables.ts';
import { type Credit, recordCredit } from '../domains/payments/record-credit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { readAmount } from './euros.ts';
import { hearOfOrder, type PaymentSource } from './hear-of-order.ts';
import { readOrderNumber } from './order-number.ts';
import { amountOf } from './overpaid-command.ts';
import { shopTime } from './shop-time.ts';

export const creditUsage =
  'Takes the number of an order whose goods may go or went, and by how many euros less is owed of it, such as 12.90: for goods that came back, were short or damaged. What was paid of that goes back where a provider took it, or to gift cards; what was transferred is yours to give back (overpaid). Its buyer is told. What you give back at the provider yourself of an order that was paid is credited without this. Nothing takes it back: the same amount within a day is only taken with "again" behind it.';

/** `amount`: in minor units. `isAgain`: as much was credited a moment ago, and another is meant. */
export type CreditTask = { orderId: number; amount: number; isAgain: boolean };

/** Reads `<order number> <euros> [again]`. Throws a StartError that says what is expected. */
export function readCreditTask([number, euros, ...words]: readonly string[]): CreditTask {
  const isAgain = words[0] === 'again';
  const more = isAgain ? words.slice(1) : words;
  const orderId = readOrderNumber(number === undefined ? [] : [number, ...more], creditUsage);
  if (euros === undefined) throw new StartError(`How many euros less are owed? ${creditUsage}`);
  return { orderId, amount: readAmount(euros, creditUsage), isAgain };
}

export async function runCreditTask(
  source: PaymentSource,
  { orderId, amount, isAgain }: CreditTask,
  say: Say,
): Promise<void> {
  const now = new Date();
  await hearOfOrder(source, orderId, now);
  const credit = await source.db.transaction(async (tx) => {
    const noted = await recordCredit(tx, { orderId, amount, now });
    if (!noted || 'reason' in noted) throw new StartError(whyNot(orderId, noted));
    const less = amountOf(amount, noted.currency);
    const before = isAgain ? undefined : await lastCreditOf(tx, { orderId, amount: less, now });
    if (before) throw new StartError(twice(orderId, less, before));
    const credited = (minor: number) => ({ credited: amountOf(minor, noted.currency) });
    const change = {
      before: credited(noted.credited - noted.amount),
      after: { ...credited(noted.credited), amount: less },
    };
    await recordCommand(tx, { operation: 'command.credit', subject: { kind: 'order', id: orderId }, change, now });
    return noted;
  });
  const { amount: less, credited, currency } = credit;
  const all = credited > less ? `, ${amountOf(credited, currency)} in all` : '';
  say(`Of order ${orderId} ${amountOf(less, currency)} less is owed${all}, and its buyer is told${restOf(credit)}.`);
}

/** When the same was credited within a day. */
async function lastCreditOf(
  db: Queryable,
  { orderId, amount, now }: { orderId: number; amount: string; now: Date },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: auditEntry.at })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.operation, 'command.credit'),
        eq(auditEntry.subjectId, String(orderId)),
        gt(auditEntry.at, new Date(now.getTime() - 86_400_000)),
        sql`${auditEntry.change} -> 'after' ->> 'amount' = ${amount}`,
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return row?.at;
}

function twice(orderId: number, amount: string, at: Date): string {
  return `Of the order ${orderId} ${amount} was credited at ${shopTime(at)} already: nothing was noted. If it is another one, write "again" behind it.`;
}

function restOf({ open, surplus, currency }: Credit): string {
  if (surplus > 0) return `; ${amountOf(surplus, currency)} of what was paid goes back (npm run shop -- overpaid)`;
  return open > 0 ? `; ${amountOf(open, currency)} is open still` : '; nothing is open';
}

function whyNot(orderId: number, refused: Exclude<Awaited<ReturnType<typeof recordCredit>>, Credit>): string {
  switch (refused?.reason) {
    case 'awaited':
      return `Of the order ${orderId} ${amountOf(refused.awaited, refused.currency)} went back, which is credited within the hour: nothing was noted. Try again then.`;
    case 'tooMuch':
      return `Of the order ${orderId} only ${amountOf(refused.most, refused.currency)} can be credited, which is owed at all, and not for gift cards: nothing was noted.`;
    default:
      return `There is no order ${orderId} whose goods may go or went: one that waits for its money is canceled instead (npm run shop -- cancel).`;
  }
}
