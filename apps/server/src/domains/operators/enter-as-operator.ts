import type { Operator } from '@mise/contract/operators/operator.ts';
import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { type AuditedAct, recordAct } from './audit.ts';
import { deviceToken, knownDevice } from './known-device.ts';
import { beginOperatorSession } from './operator-sessions.ts';
import type { StoredOperator } from './operators.ts';
import { operator } from './tables.ts';

/** Lets an operator in who has shown everything that is asked for. One that comes from a new device is told so by mail. */
export async function enterAsOperator(
  context: TransactionContext,
  stored: StoredOperator,
  operation: AuditedAct['operation'],
): Promise<Operator> {
  const { id, email, name, role } = stored;
  const { shop, now, db, operator: caller } = context;
  const who = { id, email, name, role };
  const known = knownDevice(shop.secret, stored, { now, token: caller.deviceToken });
  await db.update(operator).set({ lastLoginAt: now }).where(eq(operator.id, id));
  await beginOperatorSession(context, who);
  await recordAct(context, id, { operation, subject: { kind: 'operator', id } });
  if (known === null && stored.lastLoginAt !== null) await reportNewDevice(context, id);
  caller.knowDevice(deviceToken(shop.secret, stored, { now, known }));
  return who;
}

async function reportNewDevice(context: TransactionContext, operatorId: number): Promise<void> {
  const { db, now, language, requestId, visitor, operator: caller } = context;
  const payload = {
    operatorId,
    device: caller.device,
    address: visitor.address,
    at: now.toISOString(),
    language,
    requestId,
  };
  await enqueue(db, { task: 'send-new-device', payload, key: `new-device:${requestId}` });
}
