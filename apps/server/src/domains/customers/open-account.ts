import type { RegisterParams } from '@mise/contract/customers/account.ts';
import type { Context, TransactionContext } from '../../context.ts';
import { keepLegalTexts } from '../shop/legal-text-versions.ts';
import { findAccount, type StoredAccount } from './account-login.ts';
import { saveAddress } from './addresses.ts';
import { openingClass } from './customer-class.ts';
import { inHashTurn } from './hash-turn.ts';
import { lockEmail } from './lock-account.ts';
import { isPassword } from './password.ts';
import { account, customer } from './tables.ts';
import { addressDraft } from './wire.ts';

/** A registration that comes again within these milliseconds is a second press of the same button. */
const repeatMs = 60_000;

/** Opens an account and resolves to its customer; null where the e-mail address has one, also one that is opened at the same time. */
export async function openAccount(
  context: TransactionContext,
  { input, passwordHash }: { input: RegisterParams; passwordHash: string },
): Promise<number | null> {
  const { db, now } = context;
  const { contact, billingAddress, deliveryAddress } = input;
  const email = contact.options.typeId.value.toLowerCase();
  await lockEmail(db, email);
  if (await findAccount(db, email)) return null;
  const customerClassId = openingClass(contact);
  const [owner] = await db
    .insert(customer)
    .values({ kind: 'account', email, customerClassId, createdAt: now })
    .returning({ id: customer.id });
  if (!owner) throw new Error('the customer was not stored');
  await db.insert(account).values({
    customerId: owner.id,
    email,
    passwordHash,
    firstName: contact.firstName || (billingAddress?.firstName ?? ''),
    lastName: contact.lastName || (billingAddress?.lastName ?? ''),
    phone: contact.phoneNumber || (billingAddress?.phoneNumber ?? ''),
    companyName: contact.isBusiness ? contact.companyName || (billingAddress?.companyName ?? '') : '',
    vatNumber: contact.isBusiness ? contact.vatNumber || (billingAddress?.vatNumber ?? '') : '',
    agreedTexts: await agreedTexts(context),
    createdAt: now,
    lastLoginAt: now,
  });
  const addresses = { billingAddress, deliveryAddress };
  for (const [field, typeId] of [['billingAddress', 1] as const, ['deliveryAddress', 2] as const]) {
    const address = addresses[field];
    if (address) await saveAddress(context, { customerId: owner.id, draft: addressDraft(typeId, address), field });
  }
  return owner.id;
}

/**
 * The account that the same registration opened a moment ago: who sends it again knows its password, and goes on like
 * after a login. null where it is another's, or older.
 */
export async function accountJustOpened(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<StoredAccount | null> {
  const stored = await findAccount(context.db, email);
  if (!stored || stored.isBlocked || !isJustOpened(stored, context.now)) return null;
  return (await inHashTurn(context, () => isPassword(password, stored.passwordHash))) ? stored : null;
}

/** Whether a registration of this address may be a second press: the first one opened an account a moment ago. */
export async function mayBeRepeated({ db, now }: Context, email: string): Promise<boolean> {
  const stored = await findAccount(db, email);
  return stored !== null && isJustOpened(stored, now);
}

function isJustOpened({ createdAt }: StoredAccount, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= repeatMs;
}

function agreedTexts({ db, language, now }: Context) {
  return keepLegalTexts(db, { types: ['TermsConditions', 'PrivacyPolicy'], language, now });
}
