import { recordCommand } from '../domains/operators/audit.ts';
import { type Credit, recordCredit } from '../domains/payments/record-credit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { readAmount } from './euros.ts';
import { hearOfOrder, type PaymentSource } from './hear-of-order.ts';
import { readOrderNumber } from './order-number.ts';
import { amountOf } from './overpaid-command.ts';

export const creditUsage =
  'Takes the number of an order whose goods may go or went, and by how many euros less is owed of it, such as 12.90: for goods that came back, were short or damaged. What was paid of that goes back where a provider took it, or to gift cards; what was transferred is yours to give back (overpaid). Its buyer is told. What you give back at the provider yourself of an order that was paid is credited without this.';

/** `amount`: in minor units. */
export type CreditTask = { orderId: number; amount: number };

/** Reads `<order number> <euros>`. Throws a StartError that says what is expected. */
export function readCreditTask([number, euros, ...more]: readonly string[]): CreditTask {
  const orderId = readOrderNumber(number === undefined ? [] : [number, ...more], creditUsage);
  if (euros === undefined) throw new StartError(`How many euros less are owed? ${creditUsage}`);
  return { orderId, amount: readAmount(euros, creditUsage) };
}

export async function runCreditTask(source: PaymentSource, { orderId, amount }: CreditTask, say: Say): Promise<void> {
  const now = new Date();
  await hearOfOrder(source, orderId, now);
  const credit = await source.db.transaction(async (tx) => {
    const noted = await recordCredit(tx, { orderId, amount, now });
    if (!noted || 'reason' in noted) throw new StartError(whyNot(orderId, noted));
    const credited = (minor: number) => ({ credited: amountOf(minor, noted.currency) });
    const change = { before: credited(noted.credited - noted.amount), after: credited(noted.credited) };
    await recordCommand(tx, { operation: 'command.credit', subject: { kind: 'order', id: orderId }, change, now });
    return noted;
  });
  const { amount: less, credited, currency } = credit;
  const all = credited > less ? `, ${amountOf(credited, currency)} in all` : '';
  say(`Of order ${orderId} ${amountOf(less, currency)} less is owed${all}, and its buyer is told${restOf(credit)}.`);
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
