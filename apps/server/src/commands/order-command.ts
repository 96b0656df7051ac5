import type { Database } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import {
  type Dispatched,
  dispatchOrder,
  type NotDispatched,
  takeBackDispatch,
} from '../domains/orders/dispatch-order.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { mostSkipped, setNextNumber } from '../domains/orders/next-number.ts';
import { openAmount, withAwaitedCredit } from '../domains/orders/owed-amount.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import type { OrderTask } from './order-words.ts';
import { amountOf } from './overpaid-command.ts';
import { sayOrder, sayOrders, warningsOf } from './say-orders.ts';
import { shopTime } from './shop-time.ts';

/** `shopUrl`: of the page of an order. */
export async function runOrderTask(db: Database, task: OrderTask, out: { say: Say; shopUrl: string }): Promise<void> {
  switch (task.kind) {
    case 'list':
      return sayOrders(db, task.state, out.say);
    case 'show':
      return sayOrder(db, task.orderId, out);
    case 'dispatch':
      return dispatch(db, task, out.say);
    case 'recall':
      return recall(db, task.orderId, out.say);
    case 'next':
      return goOn(db, task.number, out.say);
  }
}

async function dispatch(db: Database, task: Extract<OrderTask, { kind: 'dispatch' }>, say: Say): Promise<void> {
  const { orderId, trackingNumber, trackingUrl } = task;
  const now = new Date();
  const { way, isAgain } = await db.transaction(async (tx) => {
    const noted = await dispatchOrder(tx, { orderId, trackingNumber, trackingUrl, now });
    if ('reason' in noted) throw new StartError(whyNot(orderId, noted));
    const after = { ...(trackingNumber && { trackingNumber }), ...(trackingUrl && { trackingUrl }) };
    const subject = { kind: 'order', id: orderId };
    await recordCommand(tx, { operation: 'command.orderDispatched', subject, change: { after }, now });
    return noted;
  });
  say(`Order ${orderId} ${whatNow(way, isAgain)}.`);
  for (const warning of (await warningsOf(db))(orderId)) say(`ATTENTION: ${warning}`);
  if (way === 'fetched') await sayOpen(db, orderId, say);
}

async function recall(db: Database, orderId: number, say: Say): Promise<void> {
  const now = new Date();
  const taken = await db.transaction(async (tx) => {
    const way = await takeBackDispatch(tx, { orderId, now });
    if (!way) throw new StartError(`The order ${orderId} was not on its way, or fetched: nothing was changed.`);
    const subject = { kind: 'order', id: orderId };
    await recordCommand(tx, { operation: 'command.orderRecalled', subject, change: {}, now });
    return way;
  });
  say(
    taken === 'fetched'
      ? `Order ${orderId} waits to be fetched again.`
      : `Order ${orderId} is ready to leave again. Its buyer may have read that it was on its way: tell them.`,
  );
}

async function goOn(db: Database, number: number, say: Say): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    const due = await setNextNumber(tx, number);
    if (number <= due) throw new StartError(`The next order has the number ${due}: name a larger one.`);
    if (number > due + mostSkipped)
      throw new StartError(`The next order has the number ${due}: name one that is at most ${mostSkipped} larger.`);
    const subject = { kind: 'order', id: number };
    const change = { before: { number: due }, after: { number } };
    await recordCommand(tx, { operation: 'command.orderNext', subject, change, now });
  });
  say(`The next order has the number ${number}.`);
}

function whatNow(way: Dispatched['way'], isAgain: boolean): string {
  if (way === 'fetched') return 'was fetched';
  return `${isAgain ? 'has a parcel to follow' : 'is on its way'}, and its buyer is told`;
}

/** What is paid when it is fetched is noted by hand. */
async function sayOpen(db: Database, orderId: number, say: Say): Promise<void> {
  const stored = await loadOrder(db, orderId);
  const open = stored ? openAmount(withAwaitedCredit(stored.order)) : 0;
  if (!stored || open === 0) return;
  say(`${amountOf(open, stored.order.currency)} of it is open: note what came (npm run shop -- paid ${orderId}).`);
}

function whyNot(orderId: number, refused: NotDispatched): string {
  switch (refused.reason) {
    case 'unknown':
      return `There is no order ${orderId}.`;
    case 'mailed':
      return `The order ${orderId} has nothing but gift cards: they go by mail, and by themselves.`;
    case 'noParcel':
      return `Whoever ordered ${orderId} fetches it: there is no parcel to follow. Nothing was changed.`;
    case 'unchanged': {
      const at = refused.dispatchedAt ? ` since ${shopTime(refused.dispatchedAt)}` : '';
      return `The order ${orderId} has been ${refused.way === 'fetched' ? 'fetched' : 'on its way'}${at}: nothing was changed, and nobody was told again.`;
    }
    case 'state':
      return refused.state === 'waitingForPayment'
        ? `The order ${orderId} waits for its money: note what came (npm run shop -- paid ${orderId}).`
        : `The order ${orderId} is canceled, and its goods are in stock again.`;
  }
}
