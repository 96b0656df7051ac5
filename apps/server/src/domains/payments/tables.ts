import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, minorAmount, moment, texts } from '../../db/columns.ts';
import { customerClass } from '../customers/tables.ts';
import { order, orderItem } from '../orders/tables.ts';

/** A way to pay, as the owner offers it; what the shop does for it says `payment-behavior.ts`. */
export const paymentMethod = pgTable('payment_method', {
  id: integer('id').primaryKey(),
  key: text('key').notNull().unique(),
  names: texts('names').notNull(),
  descriptions: texts('descriptions').notNull(),
  icon: text('icon').notNull(),
  fee: minorAmount('fee').notNull(),
  position: integer('position').notNull(),
  /** Countries of delivery it is offered for; null: all. */
  countryIds: integer('country_ids').array(),
  isActive: boolean('is_active').notNull().default(true),
});

/** Who may use a method: the classes named here, or every one where none is. */
export const paymentMethodClass = pgTable(
  'payment_method_class',
  {
    methodId: integer('method_id')
      .notNull()
      .references(() => paymentMethod.id),
    customerClassId: integer('customer_class_id')
      .notNull()
      .references(() => customerClass.id),
    /** What may be open on credit, all orders of a customer together; null: any sum. */
    creditLimit: minorAmount('credit_limit'),
    /** Chosen for those who have chosen nothing. */
    isPreselected: boolean('is_preselected').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.methodId, table.customerClassId] })],
);

/** What the provider says of a payment; `new`: it does not know it yet, as far as we know. */
export type PaymentStatus = 'new' | 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';

/**
 * Money that was paid for goods to come: a multi-purpose voucher. Who has its code pays with it, in parts; what is left of it is its
 * amount less what the ledger booked of it. The code is kept nowhere: `gift-card-code.ts` makes it of the nonce.
 */
export const giftCard = pgTable(
  'gift_card',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    codeHash: bytea('code_hash').notNull().unique(),
    nonce: bytea('nonce').notNull(),
    /** The end of its code, by which it is told from others. */
    codeEnd: text('code_end').notNull(),
    amount: minorAmount('amount').notNull(),
    currency: text('currency').notNull(),
    /** Who bought it: the piece of a line of an order. */
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItem.id),
    piece: integer('piece').notNull(),
    /** The first moment after it. */
    validUntil: moment('valid_until').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('gift_card_piece').on(table.orderItemId, table.piece),
    index('gift_card_order').on(table.orderId),
  ],
);

/** One try to pay one order by one method. What came of it, in money, stands in the ledger. */
export const payment = pgTable(
  'payment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** 128 random bits, base64url: names it to whoever pays, and to the provider, who makes no second one of the same. */
    reference: text('reference').notNull().unique(),
    orderId: integer('order_id').references(() => order.id),
    methodKey: text('method_key').notNull(),
    amount: minorAmount('amount').notNull(),
    currency: text('currency').notNull(),
    /** What it is paid with, where that is a gift card. */
    giftCardId: integer('gift_card_id').references(() => giftCard.id),
    /** Null: no provider takes it. */
    provider: text('provider').$type<'mollie'>(),
    /** What the provider calls it; null until it has answered. */
    providerId: text('provider_id').unique(),
    /** The page on which it is paid. */
    checkoutUrl: text('checkout_url'),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** Grows with whatever the provider says that was not known: what it was asked before that may be older. */
    version: integer('version').notNull().default(0),
    /** Since when the provider is asked to give some of it back; null where that was answered. */
    refundBegunAt: moment('refund_begun_at'),
    /** What the shop has asked the provider to give back of it, since it was too much, and has not booked yet. */
    refundAsked: minorAmount('refund_asked').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('payment_order').on(table.orderId),
    index('payment_gift_card').on(table.giftCardId),
    // Few of all payments are still under way; a job asks for these.
    index('payment_pending').on(table.createdAt).where(sql`status IN ('new', 'open', 'pending', 'authorized')`),
  ],
);

/** What the shop gave back is `refunded`, what the buyer's bank took back `chargedBack`. */
export type EntryKind = 'attempt' | 'authorized' | 'captured' | 'refunded' | 'chargedBack';

/** The ledger: rows are added and never changed. What was taken back of an entry is one with a negative amount. */
export const paymentEntry = pgTable(
  'payment_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    amount: minorAmount('amount').notNull(),
    /** What the provider said when it was written, for whoever has to look into it. */
    said: jsonb('said').$type<Record<string, string>>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payment_entry_payment').on(table.paymentId),
    // Those of the last days are asked for (`find-unsettled.ts`).
    index('payment_entry_refunded').on(table.createdAt).where(sql`kind = 'refunded'`),
  ],
);
