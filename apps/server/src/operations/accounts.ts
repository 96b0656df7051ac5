import { isApiError } from '@mise/contract/api-error.ts';
import type { Answer } from '@mise/contract/client.ts';
import type { RegisterParams } from '@mise/contract/customers/account.ts';
import type { accountOperations } from '@mise/contract/customers/account-operations.ts';
import type { User } from '@mise/contract/customers/user.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { countLines } from '../count-lines.ts';
import { lockBasket } from '../domains/cart/basket.ts';
import { sessionCart } from '../domains/checkout/session-cart.ts';
import { findAccount, proveLogin } from '../domains/customers/account-login.ts';
import { mailAccount } from '../domains/customers/account-mail.ts';
import type { Attempt } from '../domains/customers/begin-attempt.ts';
import {
  beginRegistration,
  countRegistration,
  mayTellOfAccount,
  refuseSpentRegistrations,
} from '../domains/customers/begin-registration.ts';
import { confirmEmail, requestEmailConfirmation } from '../domains/customers/confirm-email.ts';
import { currentCustomer } from '../domains/customers/current-customer.ts';
import { changePassword, requestPasswordReset, resetPassword } from '../domains/customers/customer-password.ts';
import { customerSessions, endCustomerSession, endOtherSessions } from '../domains/customers/customer-sessions.ts';
import { endSession } from '../domains/customers/enter-session.ts';
import { inHashTurn } from '../domains/customers/hash-turn.ts';
import { forgetDevice } from '../domains/customers/known-device.ts';
import { accountJustOpened, mayBeRepeated, openAccount } from '../domains/customers/open-account.ts';
import { hashPassword } from '../domains/customers/password.ts';
import { setPersonalData } from '../domains/customers/personal-data.ts';
import { customerWire } from '../domains/customers/wire.ts';
import { keepOwing } from '../domains/orders/unpaid-holds.ts';
import { forgetAuthor } from '../domains/reviews/of-customer.ts';
import { inTransaction } from '../in-transaction.ts';
import { claimGuestOrders } from '../workflows/claim-guest-orders.ts';
import { closeAccount } from '../workflows/close-account.ts';
import { enterAccount } from '../workflows/enter-account.ts';
import { exportCustomer } from '../workflows/export-customer.ts';
import { forgetGuests } from '../workflows/forget-guests.ts';
import { forgetOpener } from '../workflows/forget-opener.ts';

export const accountHandlers: HandlersOf<Context, typeof accountOperations> = {
  doRegisterUser: async (context, input) => {
    const email = input.contact.options.typeId.value;
    // A second press gets the answer of the first one, which may have taken the last place.
    if (!(await mayBeRepeated(context, email))) await refuseSpentRegistrations(context);
    const attempt = await beginRegistration(context, email);
    try {
      if (!(await openOwn(context, input, attempt))) await enterJustOpened(context, input, attempt);
    } catch (error) {
      const { db } = context.shop;
      // Only the address of somebody else is a guess.
      if (!isApiError(error, 'register.emailTaken')) await attempt.succeeded(db);
      else await mailAccount(context, { db, kind: 'registration-tried', email });
      throw error;
    }
    return authenticated(context);
  },

  doLogin: async (context, input) => {
    const { customerId, note } = await proveLogin(context, input);
    await enterAccount(context, async (inner) => {
      await note(inner);
      return customerId;
    });
    return authenticated(context);
  },

  doLogoutUser: async (context) => {
    const session = await context.visitor.find();
    if (session?.customer.account) await endSession(context, session);
    return { data: null };
  },

  doChangeUserPassword: async (context, input) => {
    await changePassword(context, input);
    return authenticated(context);
  },

  doRequestResetPasswordLink: async (context, { email }) => {
    await requestPasswordReset(context, email);
    return { data: null };
  },

  doResetPassword: async (context, input) => ({
    data: customerWire(await resetPassword(context, input, forgetOpener)),
  }),

  doConfirmAccountEmail: async (context, { token }) => {
    const { email } = await inTransaction(context, async (inner) => {
      const { before, ...confirmed } = await confirmEmail(inner, token);
      if (before.email !== confirmed.email) {
        // What was ordered under another address goes on counting for whoever opens an account with that; an order that is being placed, too.
        await lockBasket(inner.db, confirmed.customerId);
        await keepOwing(inner.db, { id: confirmed.customerId, account: before });
      }
      await claimGuestOrders(inner.db, confirmed);
      return confirmed;
    });
    return { data: { email } };
  },

  doRequestEmailConfirmation: async (context) => {
    await requestEmailConfirmation(context);
    return { data: null };
  },

  setPersonalData: async (context, input) => ({ data: customerWire(await setPersonalData(context, input)) }),

  getCustomerSessions: async (context) => {
    const data = await customerSessions(context);
    await countLines(context, data.length);
    return { data };
  },

  deleteCustomerSession: async (context, { sessionId }) => {
    await endCustomerSession(context, sessionId);
    return { data: context.visitor.hasLeft() ? [] : await customerSessions(context) };
  },

  deleteOtherCustomerSessions: async (context) => {
    await endOtherSessions(context);
    return { data: await customerSessions(context) };
  },

  getCustomerExport: async (context) => ({ data: await exportCustomer(context) }),

  deleteCustomerAccount: async (context, { password }) => {
    await closeAccount(context, password);
    return { data: null };
  },

  doForgetMe: async (context) => {
    await inTransaction(context, async (inner) => {
      const session = await inner.visitor.find();
      if (session) await endSession(inner, session);
      await forgetDevice(inner);
      if (!session || session.customer.account) return;
      await forgetAuthor(inner.db, session.customer.id);
      await forgetGuests(inner.db, [session.customer.id]);
    });
    return { data: null };
  },
};

/** Opens an account and enters it; false, and nothing has happened, where the address has one. */
async function openOwn(context: Context, input: RegisterParams, attempt: Attempt): Promise<boolean> {
  const email = input.contact.options.typeId.value;
  const passwordHash = await inHashTurn(context, () => hashPassword(input.contact.password));
  try {
    await enterAccount(context, async (inner) => {
      const customerId = await openAccount(inner, { input, passwordHash });
      if (customerId === null) throw refusal('register.emailTaken');
      await attempt.succeeded(inner.db);
      if (await mayTellOfAccount(inner, email)) await mailAccount(inner, { db: inner.db, kind: 'opened', email });
      await countRegistration(inner);
      return customerId;
    });
    return true;
  } catch (error) {
    if (isApiError(error, 'register.emailTaken')) return false;
    throw error;
  }
}

/** Enters the account that the same registration has opened. Refuses with `register.emailTaken` where it was another. */
async function enterJustOpened(context: Context, { contact }: RegisterParams, attempt: Attempt): Promise<void> {
  const email = contact.options.typeId.value;
  const opened = await accountJustOpened(context, { email, password: contact.password });
  if (!opened) throw refusal('register.emailTaken');
  await enterAccount(context, async (inner) => {
    const stored = await findAccount(inner.db, email);
    // Closed, or given another password, since it was looked at.
    if (stored?.passwordHash !== opened.passwordHash) throw refusal('register.emailTaken');
    await attempt.succeeded(inner.db);
    return stored.customerId;
  });
}

/** Who is logged in now, and the cart as it became. */
async function authenticated(context: Context): Promise<Answer<User, never>> {
  const user = customerWire(await currentCustomer(context));
  // Pages are left with this answer: what the cart lost by it is told with the next one.
  const basket = await sessionCart(context, 'none', { tells: false });
  const events = {
    AfterAccountAuthentication: { isSuccess: true, accountContact: user },
    AfterBasketChanged: { basket: { ...basket, items: undefined } },
  };
  return { data: user, events };
}
