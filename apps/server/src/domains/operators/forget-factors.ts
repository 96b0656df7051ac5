import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';
import { operatorPasskey, operatorTotp } from './tables.ts';

/** Removes every second factor of an operator who lost them, or who leaves. */
export async function forgetFactors(db: Queryable, operatorId: number): Promise<void> {
  await db.delete(operatorTotp).where(eq(operatorTotp.operatorId, operatorId));
  await db.delete(operatorPasskey).where(eq(operatorPasskey.operatorId, operatorId));
  await forgetRecoveryCodes(db, operatorId);
}
