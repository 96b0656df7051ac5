import { randomUUID } from 'node:crypto';
import type { Language } from '@mise/rules/languages.ts';
import type { TransactionContext } from '../../context.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { networkOf } from '../customers/network-of.ts';
import { countAgainst } from '../customers/rate-limit.ts';

/**
 * Withdrawals an hour: each is mailed to an address that nobody has proved. Of one address a network has fewer, so that a stranger who names
 * it cannot keep whose it is from withdrawing.
 */
const mostOfNetwork = 30;
const mostOfEmail = 20;
const mostOfEmailAndNetwork = 5;

export type Withdrawal = {
  name: string;
  email: string;
  /** What its author calls the contract. */
  contract: string;
  /** '': all of it. */
  goods: string;
  language: Language;
};

/** Takes it as it was said: whether the contract can be withdrawn from is nothing that decides about its receipt. */
export async function receiveWithdrawal(context: TransactionContext, withdrawal: Withdrawal): Promise<void> {
  const { db, now } = context;
  const id = randomUUID();
  for (const to of ['buyer', 'shop'] as const) {
    const payload = { ...withdrawal, id, to, receivedAt: now.toISOString() };
    await enqueue(db, { task: 'send-withdrawal', payload, key: `withdrawal-${id}-${to}` });
  }
  const network = networkOf(context.visitor.address);
  const email = withdrawal.email.toLowerCase();
  await countAgainst(context, [
    { key: `withdrawal:network:${network}`, most: mostOfNetwork },
    { key: `withdrawal:subject:${email}`, most: mostOfEmail },
    { key: `withdrawal:subject:${email} ${network}`, most: mostOfEmailAndNetwork },
  ]);
}
