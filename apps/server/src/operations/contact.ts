import type { contactOperations } from '@mise/contract/contact/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { languages } from '@mise/rules/languages.ts';
import type { Context } from '../context.ts';
import { shownVariations } from '../domains/catalog/shown-variations.ts';
import { confirmNotifyMe, unsubscribeNotifyMe } from '../domains/contact/answer-notify-me.ts';
import { receiveWithdrawal } from '../domains/contact/receive-withdrawal.ts';
import { subscribeNotifyMe } from '../domains/contact/subscribe-notify-me.ts';
import { inTransaction } from '../in-transaction.ts';

export const contactHandlers: HandlersOf<Context, typeof contactOperations> = {
  doSubscribeNotifyMe: async (context, { variationId, email, lang }) => {
    const { shown, variations } = await shownVariations(context, [variationId]);
    if (!shown.has(variationId)) throw refusal('productNotFound');
    const wanted = [...variations.values()].flat().find(({ id }) => id === variationId);
    if (wanted?.isSalable) throw refusal('notifyMe.isAvailable');
    if (wanted?.isDiscontinued) throw refusal('notifyMe.discontinued');
    const customer = (await context.visitor.find())?.customer;
    const account = customer?.account;
    const isProven = account?.isConfirmed === true && account.email === email.toLowerCase();
    const language = languages.find((known) => known === lang) ?? context.language;
    const customerId = account ? customer.id : null;
    await inTransaction(context, (inner) =>
      subscribeNotifyMe(inner, { variationId, email, language, customerId, isProven }),
    );
    return { data: { success: true, isConfirmed: isProven, variationId } };
  },

  doConfirmNotifyMe: async (context, { token }) => {
    const variationId = await inTransaction(context, (inner) => confirmNotifyMe(inner, token));
    return { data: { success: true, isConfirmed: true, variationId } };
  },

  doUnsubscribeNotifyMe: async (context, { token }) => {
    const variationId = await unsubscribeNotifyMe(context.db, token);
    return { data: { success: true, ...(variationId !== undefined && { variationId }) } };
  },

  doWithdraw: async (context, withdrawal) => {
    const { language } = context;
    const receivedAt = await inTransaction(context, (inner) => receiveWithdrawal(inner, { ...withdrawal, language }));
    return { data: { receivedAt: receivedAt.toISOString() } };
  },
};
