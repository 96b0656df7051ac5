import type { FactorKind, OperatorFactors } from '@mise/contract/operators/second-factor.ts';
import { eq } from 'drizzle-orm';
import type { Context, Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { settingsOf } from '../shop/settings.ts';
import { listPasskeys, type StoredPasskey } from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { operatorTotp } from './tables.ts';

export type Factors = {
  totp: typeof operatorTotp.$inferSelect | null;
  passkeys: StoredPasskey[];
  recoveryCodesLeft: number;
};

export async function factorsOf(db: Queryable, operatorId: number): Promise<Factors> {
  const [totp] = await db.select().from(operatorTotp).where(eq(operatorTotp.operatorId, operatorId));
  const passkeys = await listPasskeys(db, operatorId);
  return { totp: totp ?? null, passkeys, recoveryCodesLeft: await countRecoveryCodes(db, operatorId) };
}

/** What can be shown as a second factor; nothing where there is none, and recovery codes never alone. */
export function kindsOf({ totp, passkeys, recoveryCodesLeft }: Factors): FactorKind[] {
  const kinds: FactorKind[] = [
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
    ...(totp ? ['totp' as const] : []),
  ];
  return kinds.length > 0 && recoveryCodesLeft > 0 ? [...kinds, 'recoveryCode'] : kinds;
}

/** Whether the shop asks every operator for a second factor. */
export async function isFactorRequired({ shop }: { shop: Pick<Shop, 'remember'> }): Promise<boolean> {
  const settings = await settingsOf(shop);
  return settings.operatorFactorRequired;
}

/** The factors of an operator as they are told of them. */
export async function factorsWire(context: Context, operatorId: number): Promise<OperatorFactors> {
  const { totp, passkeys, recoveryCodesLeft } = await factorsOf(context.db, operatorId);
  return {
    isRequired: await isFactorRequired(context),
    totpSince: totp?.createdAt.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
  };
}
