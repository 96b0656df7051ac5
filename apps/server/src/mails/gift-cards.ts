import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { longDate } from './order-terms.ts';
import { box, button, paragraph } from './parts.ts';

type GiftCards = {
  orderId: number;
  currency: string;
  /** `amount` in minor units, `validUntil` the first moment after it. */
  cards: readonly { code: string; amount: number; validUntil: Date }[];
  shopUrl: string;
};

/** Tells the codes of gift cards, what they are worth, and how they are used. */
export function giftCards(frame: MailFrame, { orderId, currency, cards, shopUrl }: GiftCards): MailContent {
  const { text, language } = frame;
  const money = (amount: number) => formatMoney(toDecimal(amount), currency, language);
  const count = cards.length;
  const sum = money(cards.reduce((total, { amount }) => total + amount, 0));
  const [first] = cards;
  const lastDay = first ? longDate(new Date(first.validUntil.getTime() - 1), language) : '';
  return {
    subject: text('mail.giftCards.subject', { count, shopName: frame.shopName }),
    preheader: text('mail.giftCards.preheader', { orderId: String(orderId), amount: sum }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text('mail.giftCards.thanks', { orderId: String(orderId), count })),
      box(
        text('mail.giftCards.codes', { count, date: lastDay }),
        cards.map(({ code, amount }) => ({
          label: code,
          value: text('mail.giftCards.worth', { amount: money(amount) }),
        })),
      ),
      paragraph(text('mail.giftCards.how')),
      button(frame, text('mail.giftCards.shop'), shopUrl),
      paragraph(text('mail.order.questions', { phone: frame.phone })),
    ],
  };
}
