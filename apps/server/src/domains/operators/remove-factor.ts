import { refusal } from '@mise/contract/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { currentOperator } from './current-operator.ts';
import { factorsOf, isFactorRequired, kindsOf } from './factors.ts';
import { forgetRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { operatorPasskey, operatorTotp } from './tables.ts';

/** Removes the app of the operator. Refuses with `operator.lastFactor` where the shop asks for one and this is the last. */
export async function removeTotp(context: Context): Promise<void> {
  const { id } = await currentOperator(context);
  await context.db.delete(operatorTotp).where(eq(operatorTotp.operatorId, id));
  await keepTheRule(context, id);
}

/** The same for a passkey; refuses with `operator.notFound` for one that is not the operator's. */
export async function removePasskey(context: Context, { passkeyId }: { passkeyId: number }): Promise<void> {
  const { id } = await currentOperator(context);
  const removed = await context.db
    .delete(operatorPasskey)
    .where(and(eq(operatorPasskey.operatorId, id), eq(operatorPasskey.id, passkeyId)))
    .returning({ id: operatorPasskey.id });
  if (removed.length === 0) throw refusal('operator.notFound', { cause: { id: passkeyId } });
  await keepTheRule(context, id);
}

/** New recovery codes in the place of those before; refuses with `operator.noFactor` where they would stand for none. */
export async function replaceRecoveryCodes(context: Context): Promise<string[]> {
  const { id } = await currentOperator(context);
  if (kindsOf(await factorsOf(context.db, id)).length === 0) throw refusal('operator.noFactor');
  return renewRecoveryCodes(context.db, id);
}

async function keepTheRule(context: Context, operatorId: number): Promise<void> {
  if (kindsOf(await factorsOf(context.db, operatorId)).length > 0) return;
  if (await isFactorRequired(context)) throw refusal('operator.lastFactor');
  await forgetRecoveryCodes(context.db, operatorId);
}
