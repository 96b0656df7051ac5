import type { ShippingCharge } from '@mise/contract/cart/basket.ts';
import type { DeliveryPart, DeliverySplit, OrderDelivery } from '@mise/contract/checkout/delivery.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { basisPoints, minorAmount, moment, unitAmount } from '../../db/columns.ts';
import { variation } from '../catalog/tables/variations.ts';
import { type AddressFields, companyId, customer } from '../customers/tables.ts';
import type { LegalVersions } from '../shop/legal-text-versions.ts';
import type { KnownStanding } from '../tax/vat-checks.ts';

/** What the register said of a VAT id later than it was needed. */
export type VatRecheck = { isValid: boolean; checkedAt: string; consultationNumber: string | null };

/** Something that the carrier does beside the carriage, in the words of the order. `value`: what was chosen of it, '' where there is no choice. */
export type OrderedService = { kind: ShippingCharge['kind']; name: string; value: string; net: number; gross: number };

/** Everything that a document prints is stored here once and never calculated again. */
export const order = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 10001 }),
    /** The basket it was placed from: placing twice answers the same order. Null: it came from elsewhere. */
    basketId: integer('basket_id').unique(),
    /** The basket's when the order was made of it. */
    basketVersion: uuid('basket_version'),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    companyId: companyId(),
    /** 128 random bits, base64url; whoever has it may open the order. */
    accessKey: text('access_key').notNull(),
    typeId: integer('type_id').notNull(),
    statusId: integer('status_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    email: text('email').notNull(),
    /** Placed without a login, or by whoever opened the account before another proved its address: perhaps by a stranger, who typed it. It counts against no account, though it may come to one. */
    isOfGuest: boolean('is_of_guest').notNull().default(false),
    /** Of an account that was known to have the address, and was deleted or got another: it counts against a later account that is known to have it. */
    isOfFormerOwner: boolean('is_of_former_owner').notNull().default(false),
    referrerId: text('referrer_id'),
    customerClassId: integer('customer_class_id').notNull(),
    currency: text('currency').notNull(),
    /** True: net prices are binding, VAT is added. */
    isNet: boolean('is_net').notNull(),
    isExportDelivery: boolean('is_export_delivery').notNull(),
    /** What the buyer's VAT id did when it was placed; null: nothing. `exempt` is an intra-community supply. */
    vatStanding: jsonb('vat_standing').$type<KnownStanding & { vatRate: number }>(),
    vatRecheck: jsonb('vat_recheck').$type<VatRecheck>(),
    shippingCountryId: integer('shipping_country_id').notNull(),
    shippingProfileId: integer('shipping_profile_id').notNull(),
    shippingProvider: text('shipping_provider').notNull(),
    shippingProfileName: text('shipping_profile_name').notNull(),
    /** Its buyer fetches the goods from the warehouse. */
    isFetched: boolean('is_fetched').notNull().default(false),
    paymentMethodId: integer('payment_method_id').notNull(),
    paymentMethodKey: text('payment_method_key').notNull(),
    paymentMethodName: text('payment_method_name').notNull(),
    itemSumNet: minorAmount('item_sum_net').notNull(),
    itemSumGross: minorAmount('item_sum_gross').notNull(),
    additionalCostsNet: minorAmount('additional_costs_net').notNull(),
    additionalCostsGross: minorAmount('additional_costs_gross').notNull(),
    shippingNet: minorAmount('shipping_net').notNull(),
    shippingGross: minorAmount('shipping_gross').notNull(),
    paymentFeeNet: minorAmount('payment_fee_net').notNull(),
    paymentFeeGross: minorAmount('payment_fee_gross').notNull(),
    /** What a coupon took off, as positive amounts. */
    discountNet: minorAmount('discount_net').notNull().default(0),
    discountGross: minorAmount('discount_gross').notNull().default(0),
    couponCode: text('coupon_code'),
    couponKind: text('coupon_kind').$type<'fixed' | 'percentage' | 'freeShipping'>(),
    totalNet: minorAmount('total_net').notNull(),
    totalGross: minorAmount('total_gross').notNull(),
    paidAmount: minorAmount('paid_amount').notNull(),
    /** What of it went back although it was owed (`payments/credited-amount.ts`): so much less is owed since. */
    creditedAmount: minorAmount('credited_amount').notNull().default(0),
    /** What went back, and is credited once nothing may be unheard (`payments/credit-refunds.ts`). */
    awaitedCredit: minorAmount('awaited_credit').notNull().default(0),
    /** What of it gift cards paid when the order was placed. */
    giftCardAmount: minorAmount('gift_card_amount').notNull().default(0),
    /** What of the shipping is for services beside the carriage, and what was wished of them. */
    shippingServices: jsonb('shipping_services').$type<OrderedService[]>().notNull().default([]),
    contactWish: text('contact_wish'),
    customerSign: text('customer_sign'),
    isShippingPrivacyAccepted: boolean('is_shipping_privacy_accepted').notNull(),
    /** What its buyer agreed to; null: it was placed before that was written down. */
    legalTexts: jsonb('legal_texts').$type<LegalVersions>(),
    /** Days to pay: from the order on in advance, from receipt of the invoice on invoice; null: nothing was promised. */
    paymentDays: integer('payment_days'),
    /** Until when goods are held for a buyer who is sent to a payment page; null: for the days above. */
    holdEndsAt: moment('hold_ends_at'),
    /** When the buyer was reminded of what is not paid. */
    remindedAt: moment('reminded_at'),
    /** What was promised when it was placed; null: nothing was. What it hangs on follows from the payment (`payments/promised-delivery.ts`). */
    delivery: jsonb('delivery').$type<PromisedDays>(),
    /** From when its goods might leave: it was placed so, or its money was there; null: they may not, or it was not written down yet. */
    clearedAt: moment('cleared_at'),
    /** When its goods left, or were fetched; null: they have not, or nobody wrote it down. */
    dispatchedAt: moment('dispatched_at'),
    /** What the carrier calls the parcel, and an https address that shows where it is; '' where nobody said so. */
    trackingNumber: text('tracking_number').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
    /** What the buyer wants done with what comes later; null: nothing does. */
    deliverySplit: text('delivery_split').$type<DeliverySplit>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('orders_created').on(table.createdAt),
    index('orders_customer').on(table.customerId),
    index('orders_email').on(sql`lower(email)`),
    index('orders_vat_number').on(sql`(vat_standing ->> 'vatNumber')`).where(sql`vat_standing IS NOT NULL`),
    // Few of all orders wait for money; these are asked for by guest and by age.
    index('orders_waiting').on(table.createdAt).where(sql`status_id = 3`),
    // Still fewer are being paid before they are orders, or wait for whoever fetches and pays them: those whose hold is over are asked for every few minutes.
    index('orders_prepared').on(table.id).where(sql`status_id = 1`),
    index('orders_set_aside')
      .on(table.holdEndsAt)
      .where(sql`status_id = 5 AND hold_ends_at IS NOT NULL AND paid_amount < total_gross`),
  ],
);

/** What an order took out of the stock, components of bundles among it, and what comes back when it is canceled. */
export const orderStock = pgTable(
  'order_stock',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.variationId] })],
);

/** The days on which an order comes that may leave by `orderBy`. */
export type PromisedDays = Omit<OrderDelivery, 'isAfterPayment' | 'isLate'>;

/** A chosen order property: value as it is read ("large"), surcharge per piece in ten-thousandths on the binding side. */
export type OrderedProperty = {
  propertyId: number;
  name: string;
  type: string;
  value: string;
  surcharge: number;
  vatRate: number;
  /** Charged beside the line, not within its unit price. */
  isAdditionalCosts: boolean;
  /** Where the file is kept that was handed in ("<id>/<name>"). */
  file?: string;
  /** Made as the buyer says: the line cannot be given back. */
  excludesReturn?: boolean;
};

/** As stored: with what it costs for the whole line, in minor units, where it is charged beside it. */
export type StoredProperty = OrderedProperty & { lineNet: number; lineGross: number };

export const orderItem = pgTable(
  'order_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    position: integer('position').notNull(),
    /** 1 variation, 2 bundle component, 3 bundle, 4 coupon, 6 shipping costs (contract: order item types). */
    typeId: integer('type_id').notNull(),
    /** Of a bundle component: the position of its bundle. */
    bundlePosition: integer('bundle_position'),
    variationId: integer('variation_id').references(() => variation.id),
    itemId: integer('item_id'),
    name: text('name').notNull(),
    number: text('number').notNull(),
    attributes: jsonb('attributes').$type<{ name: string; value: string }[]>().notNull(),
    properties: jsonb('properties').$type<StoredProperty[]>().notNull(),
    quantity: integer('quantity').notNull(),
    /** What one of them was, in the language of the order; null: ordered before that was written down. */
    pack: jsonb('pack').$type<Pack>(),
    /** How many of them come later, because more was sold than lay in stock. */
    backorderQuantity: integer('backorder_quantity').notNull().default(0),
    /** The parts in which it comes, and when, as it was promised. */
    deliveryParts: jsonb('delivery_parts').$type<DeliveryPart[]>().notNull().default([]),
    vatRate: basisPoints('vat_rate').notNull(),
    /** Per piece with its surcharges, on the binding side. */
    unitPrice: unitAmount('unit_price').notNull(),
    lineNet: minorAmount('line_net').notNull(),
    lineGross: minorAmount('line_gross').notNull(),
    /** The line's share of the discount, as positive amounts. */
    discountNet: minorAmount('discount_net').notNull().default(0),
    discountGross: minorAmount('discount_gross').notNull().default(0),
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    /** The line by VAT rate, highest first: more than one where a surcharge has a rate of its own. */
    parts: jsonb('parts').$type<{ vatRate: number; net: number; gross: number }[]>().notNull(),
    imageUrl: text('image_url').notNull(),
    url: text('url').notNull(),
  },
  (table) => [index('order_item_order').on(table.orderId)],
);

export const orderVat = pgTable(
  'order_vat',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    rate: basisPoints('rate').notNull(),
    net: minorAmount('net').notNull(),
    vat: minorAmount('vat').notNull(),
    gross: minorAmount('gross').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.rate] })],
);

/** The addresses as they were when the order was placed. */
export const orderAddress = pgTable(
  'order_address',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id),
    /** 1 billing, 2 delivery. */
    typeId: integer('type_id').notNull(),
    countryId: integer('country_id').notNull(),
    stateId: integer('state_id'),
    fields: jsonb('fields').$type<AddressFields>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.typeId] })],
);
