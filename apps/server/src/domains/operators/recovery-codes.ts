import { randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hashOf } from '../customers/session-token.ts';
import { operatorRecoveryCode } from './tables.ts';

const codesAtOnce = 10;

/** Without what looks alike on paper: 32 characters, so that five bits of chance choose one. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten codes of 80 bits ("k7mq-…"), in the place of those before. They are answered this once: only their hashes are kept. */
export async function renewRecoveryCodes(db: Queryable, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newCode);
  await db.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, operatorId));
  await db.insert(operatorRecoveryCode).values(codes.map((code) => ({ operatorId, codeHash: hashOf(plain(code)) })));
  return codes;
}

/** Whether it is one of the codes that are left; it is not any more afterwards. */
export async function useRecoveryCode(db: Queryable, operatorId: number, code: string): Promise<boolean> {
  const used = await db
    .delete(operatorRecoveryCode)
    .where(and(eq(operatorRecoveryCode.operatorId, operatorId), eq(operatorRecoveryCode.codeHash, hashOf(plain(code)))))
    .returning({ operatorId: operatorRecoveryCode.operatorId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Queryable, operatorId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(operatorRecoveryCode)
    .where(eq(operatorRecoveryCode.operatorId, operatorId));
  return row?.left ?? 0;
}

export async function forgetRecoveryCodes(db: Queryable, operatorId: number): Promise<void> {
  await db.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, operatorId));
}

function newCode(): string {
  const characters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return characters.match(/.{4}/g)?.join('-') ?? '';
}

/** As people copy them: capitals, spaces and dashes do not matter. */
function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}
