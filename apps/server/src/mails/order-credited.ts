import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, paragraph } from './parts.ts';

type OrderCredited = {
  order: Pick<StoredOrder['order'], 'id' | 'currency' | 'giftCardAmount'>;
  /** By how much less is owed, in minor units. */
  amount: number;
  /** With this, all that is. */
  credited: number;
  /** What is to be paid still. */
  open: number;
  /** What was paid and goes back. */
  surplus: number;
  orderUrl: string;
};

/** Tells the buyer that less is owed of an order, and what that means for the money. */
export function orderCredited(
  frame: MailFrame,
  { order, amount, credited, open, surplus, orderUrl }: OrderCredited,
): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const written = (minor: number) => formatMoney(toDecimal(minor), order.currency, language);
  const next = () => {
    const goesBack = order.giftCardAmount > 0 ? 'mail.credited.surplusOfCards' : 'mail.credited.surplus';
    if (surplus > 0) return text(goesBack, { surplus: written(surplus) });
    return open > 0 ? text('mail.credited.open', { open: written(open) }) : text('mail.credited.settled');
  };
  return {
    subject: text('mail.credited.subject', { orderId, shopName: frame.shopName }),
    preheader: text('mail.credited.preheader', { amount: written(amount) }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(
        credited > amount
          ? text('mail.credited.again', { orderId, amount: written(amount), credited: written(credited) })
          : text('mail.credited.what', { orderId, amount: written(amount) }),
      ),
      paragraph(next()),
      paragraph(text('mail.refunded.questions', { phone: frame.phone })),
      button(frame, text('mail.order.open'), orderUrl),
    ],
  };
}
