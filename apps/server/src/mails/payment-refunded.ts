import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { daysAfterReturn } from '../domains/payments/end-unpaid.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, paragraph } from './parts.ts';

type PaymentRefunded = {
  order: Pick<StoredOrder['order'], 'id' | 'currency' | 'totalGross' | 'paymentMethodName'>;
  /** What went back, in minor units. */
  amount: number;
  /** Because more was paid than owed. */
  isSurplus: boolean;
  /** Not by the way on which it came. */
  isByHand: boolean;
  /** Onto a gift card with which the order was paid. */
  isToGiftCard: boolean;
  orderUrl: string;
};

/** Tells the buyer that money went back, how much, and by which way. */
export function paymentRefunded(
  frame: MailFrame,
  { order, amount: refunded, isSurplus, isByHand, isToGiftCard, orderUrl }: PaymentRefunded,
): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const amount = formatMoney(toDecimal(refunded), order.currency, language);
  return {
    subject: text('mail.refunded.subject', { orderId, shopName: frame.shopName }),
    preheader: text('mail.refunded.preheader', { amount }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(
        text(whatOf({ isSurplus, isByHand, isToGiftCard }), {
          orderId,
          amount,
          method: order.paymentMethodName,
          days: String(daysAfterReturn),
        }),
      ),
      paragraph(text(isToGiftCard ? 'mail.refunded.questions' : 'mail.refunded.next', { phone: frame.phone })),
      button(frame, text('mail.order.open'), orderUrl),
    ],
  };
}

function whatOf({
  isSurplus,
  isByHand,
  isToGiftCard,
}: Pick<PaymentRefunded, 'isSurplus' | 'isByHand' | 'isToGiftCard'>) {
  if (isToGiftCard) return 'mail.refunded.toGiftCard';
  if (isByHand) return 'mail.refunded.byHand';
  return isSurplus ? 'mail.refunded.what' : 'mail.refunded.byShop';
}
