import type { Shop } from '../context.ts';
import { writePendingSearch } from '../domains/catalog/pending-search.ts';
import type { AccountMail } from '../domains/customers/account-mail.ts';
import { auditFailedPassword, type FailedPassword } from '../domains/operators/failed-password.ts';
import { creditRefunds, type UncreditedRefunds } from '../domains/payments/credit-refunds.ts';
import type { CanceledOrder } from '../domains/payments/end-unpaid.ts';
import { issueGiftCards } from '../domains/payments/issue-gift-cards.ts';
import { refundSurplus } from '../domains/payments/refund-surplus.ts';
import { outsideQueue } from '../queue/enqueue.ts';
import { checkVatNumbers } from './check-vat-numbers.ts';
import { closeBasket } from './close-basket.ts';
import { endHolds } from './end-holds.ts';
import { forgetBriefSessions, forgetVisitors } from './forget-visitors.ts';
import { notifyRestocked } from './notify-restocked.ts';
import { recheckPayments, reconcilePayments } from './reconcile-payments.ts';
import { remindUnpaid } from './remind-unpaid.ts';
import { resumeRefunds } from './resume-refunds.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { type BankAccountReport, sendBankAccount } from './send-bank-account.ts';
import { sendGiftCards } from './send-gift-cards.ts';
import { type NewDeviceReport, sendNewDevice } from './send-new-device.ts';
import { type InvitationMail, sendOperatorInvitation } from './send-operator-invitation.ts';
import { sendOrderCanceled } from './send-order-canceled.ts';
import { sendOrderConfirmation } from './send-order-confirmation.ts';
import { type OrderCredit, sendOrderCredited } from './send-order-credited.ts';
import { type OrderDispatch, sendOrderDispatched } from './send-order-dispatched.ts';
import { sendPaymentReceived } from './send-payment-received.ts';
import { type PaymentRefund, sendPaymentRefunded } from './send-payment-refunded.ts';
import { type PaymentReminder, sendPaymentReminder } from './send-payment-reminder.ts';
import { sendReviewAnswered } from './send-review-answered.ts';
import { type StockNotification, sendStockNotification } from './send-stock-notification.ts';
import { sendVatChecked } from './send-vat-checked.ts';
import { sendWaitingReceipts, type WaitingReceipts } from './send-waiting-receipts.ts';
import { sendWithdrawal, type WithdrawalMail } from './send-withdrawal.ts';

/** Everything that happens after the answer: name in the queue, payload, function. */
export const tasks = {
  'audit-failed-password': (shop: Shop, payload: FailedPassword) => auditFailedPassword(shop, payload),
  'check-vat-numbers': (shop: Shop) => checkVatNumbers(shop, shop.now()),
  'credit-refunds': (shop: Shop, payload: UncreditedRefunds) =>
    shop.db.transaction((tx) => creditRefunds(tx, payload, shop.now())),
  'close-basket': (shop: Shop, { orderId }: { orderId: number }) => closeBasket(shop, orderId, shop.now()),
  'end-holds': (shop: Shop) => endHolds(shop, shop.now()),
  'forget-brief-sessions': (shop: Shop) => forgetBriefSessions(shop, shop.now()),
  'forget-visitors': (shop: Shop) => forgetVisitors(shop, shop.now()),
  'issue-gift-cards': (shop: Shop, { orderId }: { orderId: number }) => issueGiftCards(shop, orderId, shop.now()),
  'notify-restocked': (shop: Shop) => notifyRestocked(shop, shop.now()),
  'reconcile-payments': (shop: Shop) => reconcilePayments(shop, shop.now()),
  'recheck-payments': (shop: Shop) => recheckPayments(shop, shop.now()),
  'refund-surplus': (shop: Shop, { orderId }: { orderId: number }) => refundSurplus(shop, orderId, shop.now()),
  'remind-unpaid': (shop: Shop) => remindUnpaid(shop, shop.now()),
  'resume-refunds': (shop: Shop) => resumeRefunds(shop),
  'send-account-mail': (shop: Shop, payload: AccountMail) => sendAccountMail(shop, payload),
  'send-bank-account': (shop: Shop, payload: BankAccountReport) => sendBankAccount(shop, payload),
  'send-gift-cards': (shop: Shop, payload: { orderId: number }) => sendGiftCards(shop, payload),
  'send-new-device': (shop: Shop, payload: NewDeviceReport) => sendNewDevice(shop, payload),
  'send-operator-invitation': (shop: Shop, payload: InvitationMail) => sendOperatorInvitation(shop, payload),
  'send-order-canceled': (shop: Shop, payload: CanceledOrder) => sendOrderCanceled(shop, payload),
  'send-order-confirmation': (shop: Shop, payload: { orderId: number }) => sendOrderConfirmation(shop, payload),
  'send-order-credited': (shop: Shop, payload: OrderCredit) => sendOrderCredited(shop, payload),
  'send-order-dispatched': (shop: Shop, payload: OrderDispatch) => sendOrderDispatched(shop, payload),
  'send-payment-received': (shop: Shop, payload: { orderId: number }) => sendPaymentReceived(shop, payload),
  'send-payment-refunded': (shop: Shop, payload: PaymentRefund) => sendPaymentRefunded(shop, payload),
  'send-payment-reminder': (shop: Shop, payload: PaymentReminder) => sendPaymentReminder(shop, payload),
  'send-review-answered': (shop: Shop, payload: { replyId: number }) => sendReviewAnswered(shop, payload),
  'send-stock-notification': (shop: Shop, payload: StockNotification) => sendStockNotification(shop, payload),
  'send-vat-checked': (shop: Shop, payload: { orderId: number }) => sendVatChecked(shop, payload),
  'send-waiting-receipts': (shop: Shop, payload: WaitingReceipts) => sendWaitingReceipts(shop, payload),
  'send-withdrawal': (shop: Shop, payload: WithdrawalMail) => sendWithdrawal(shop, payload),
  'write-pending-search': (shop: Shop) => writePendingSearch(shop.db),
} as const;

/** What happens by the clock (UTC), once for all processes; one that was missed while no shop ran is made up for. `jobKey`: the next one takes its place. */
export const crontab = [
  '17 3 * * * forget-visitors ?fill=1d&max=3',
  '*/15 * * * * forget-brief-sessions ?max=3',
  `*/5 * * * * end-holds ?max=3&queue=${outsideQueue}&jobKey=end-holds`,
  `*/3 * * * * reconcile-payments ?max=3&queue=${outsideQueue}&jobKey=reconcile-payments`,
  // In a line of its own: with many payments it takes minutes, and holds end meanwhile.
  '43 4 * * * recheck-payments ?fill=1d&max=3&queue=recheck&jobKey=recheck-payments',
  `*/5 * * * * check-vat-numbers ?max=3&queue=${outsideQueue}&jobKey=check-vat-numbers`,
  '37 * * * * resume-refunds ?max=3',
  '*/5 * * * * remind-unpaid ?max=3',
  '*/5 * * * * notify-restocked ?max=3',
].join('\n');

export type TaskName = keyof typeof tasks;

/** A task, and what its function takes beside the shop. */
export type Job = { [Name in TaskName]: { task: Name; payload: PayloadOf<(typeof tasks)[Name]> } }[TaskName];

type PayloadOf<Task extends (...input: never[]) => unknown> =
  Parameters<Task> extends [Shop, infer Payload] ? Payload : Record<string, never>;
