import type { SetPersonalDataParams } from '@mise/contract/customers/account.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount } from './account-login.ts';
import { mailAccount } from './account-mail.ts';
import { beginRegistration } from './begin-registration.ts';
import { mailConfirmation, refuseSpentConfirmations } from './confirm-email.ts';
import { currentCustomer } from './current-customer.ts';
import { provePassword, type StillProven } from './customer-password.ts';
import { type Customer, loadCustomer } from './sessions.ts';
import { account } from './tables.ts';

/**
 * Changes what an account says of its person. Another e-mail address needs the present password and counts once it is confirmed; the
 * present one takes back what was to be confirmed. Refuses with `contact.passwordInvalid` and, as a registration does, with
 * `register.emailTaken`.
 */
export async function setPersonalData(context: Context, input: SetPersonalDataParams): Promise<Customer> {
  const { id, account: own } = await currentCustomer(context);
  const email = input.email.toLowerCase();
  const isNew = email !== own.email;
  if (isNew) await refuseSpentConfirmations(context, { email: own.email, pendingEmail: email });
  const refuseUnlessStillProven = isNew ? await proveNewEmail(context, { email, password: input.password }) : null;
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    await refuseUnlessStillProven?.(inner);
    await db
      .update(account)
      .set({
        firstName: input.firstName,
        lastName: input.lastName,
        phone: input.phoneNumber,
        pendingEmail: isNew ? email : null,
      })
      .where(eq(account.customerId, id));
    if (isNew) await askAndTell(inner, { email: own.email, pendingEmail: email });
    return loadCustomer(db, id);
  });
}

async function proveNewEmail(
  context: Context,
  { email, password }: { email: string; password: string | undefined },
): Promise<StillProven> {
  if (password === undefined) throw refusal('invalidInput', { cause: { password: 'required' } });
  const refuseUnlessStillProven = await provePassword(context, password);
  const registration = await beginRegistration(context, email);
  const { db } = context.shop;
  if (!(await findAccount(context.db, email))) {
    // Also where the change is refused: it was no guess, and would keep the owner of that address from opening an account.
    await registration.succeeded(db);
    return refuseUnlessStillProven;
  }
  await mailAccount(context, { db, kind: 'registration-tried', email });
  throw refusal('register.emailTaken');
}

/** The new address is asked, and the present one told while it can still stop it. */
async function askAndTell(context: TransactionContext, own: { email: string; pendingEmail: string }): Promise<void> {
  await mailAccount(context, { db: context.db, kind: 'email-changing', email: own.email });
  await mailConfirmation(context, own);
}
