import type { BankAccount, SetBankAccountParams } from '@mise/contract/operators/bank-account.ts';
import { isSameAccount } from '@mise/contract/operators/is-same-account.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { readSettings, type SettingKey, type Settings } from '@mise/contract/shop/read-settings.ts';
import { nationalAccount, readIban } from '@mise/rules/bank-account.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/changes.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { loadSettings } from '../shop/settings.ts';
import { storeSetting } from '../shop/store-setting.ts';
import { recordChange } from './audit.ts';
import { currentOperator } from './current-operator.ts';
import { operator } from './tables.ts';

/** The account that the settings name. */
export function bankAccountOf(settings: Settings): BankAccount {
  return {
    accountOwner: settings.bankAccountOwner,
    iban: readIban(settings.bankIban) ?? settings.bankIban,
    bic: settings.bankBic,
    bankName: settings.bankName,
  };
}

/**
 * Leads transfers to another account, from the next page and mail on. Every admin is told by mail, so that nobody does it unseen.
 */
export async function changeBankAccount(
  context: Context,
  { password: _confirmed, expected, ...account }: SetBankAccountParams,
): Promise<BankAccount> {
  // One after the other: the second sees what the first has set.
  await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('bank-account'))`);
  const before = bankAccountOf(readSettings(await loadSettings(context.db)));
  if (isSameAccount(before, account)) return account;
  if (expected && !isSameAccount(before, expected)) throw refusal('operator.bankAccountChanged');
  for (const [key, value] of Object.entries(settingsOf(account))) {
    await storeSetting(context.db, key as SettingKey, value);
  }
  await recordChange(context, {
    operation: 'setBankAccount',
    subject: { kind: 'setting', id: 'bankIban' },
    change: { before, after: account },
  });
  await tellAdmins(context, { before, after: account });
  await announceChange(context.db, ['settings']);
  return account;
}

/** The national numbers follow: clients of the ecosystem read them, and must lead nobody to the account before. */
function settingsOf({ accountOwner, iban, bic, bankName }: BankAccount) {
  const { code, account } = nationalAccount(iban);
  return {
    bankIban: iban,
    bankAccountOwner: accountOwner,
    bankBic: bic,
    bankName,
    bankCode: code,
    bankAccount: account,
  } satisfies Partial<Record<SettingKey, string>>;
}

async function tellAdmins(context: Context, change: { before: BankAccount; after: BankAccount }): Promise<void> {
  const { db, now, language, requestId, visitor } = context;
  const { name: changedBy } = await currentOperator(context);
  const admins = await db
    .select({ id: operator.id })
    .from(operator)
    .where(and(eq(operator.role, 'admin'), eq(operator.state, 'active')));
  for (const { id: operatorId } of admins) {
    const report = { ...change, operatorId, changedBy, address: visitor.address, at: now.toISOString() };
    const payload = { ...report, language, requestId };
    await enqueue(db, { task: 'send-bank-account', payload, key: `bank-account:${requestId}:${operatorId}` });
  }
}
