import type { CartRemovalReason } from '@mise/contract/cart/removal-reasons.ts';
import type { PreferredDelivery } from '@mise/contract/checkout/preferred-delivery.ts';
import type { FreightServicesParams } from '@mise/contract/checkout/shipping.ts';
import type { ComponentChoice } from '@mise/rules/bundle-components.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../db/columns.ts';
import { variation } from '../catalog/tables/variations.ts';
import { coupon } from '../coupons/tables.ts';
import { address, companyId, ownerId } from '../customers/tables.ts';
import { giftCard } from '../payments/tables.ts';

/** What was chosen, for a postcode. A preferred day holds as long as the goods can be handed to the carrier by then. */
export type BasketPreferredDelivery = PreferredDelivery & { postcode: string; handOverBy: string };

/** `quantity`: pieces that are left of a variation. */
export type ReducedLine = { variationId: number; quantity: number };

/** What the shop took out of a basket by itself, and why. */
export type RemovedLine = { variationId: number; reason: CartRemovalReason | 'bundleSplit' };

/** The customer's cart. It is the key that makes placing an order happen once (`orders.basket_id`). */
export const basket = pgTable(
  'basket',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: ownerId(),
    companyId: companyId(),
    shippingCountryId: integer('shipping_country_id').notNull(),
    shippingProfileId: integer('shipping_profile_id'),
    paymentMethodId: integer('payment_method_id'),
    billingAddressId: integer('billing_address_id').references(() => address.id, { onDelete: 'set null' }),
    /** Null: the goods go to the billing address. */
    shippingAddressId: integer('shipping_address_id').references(() => address.id, { onDelete: 'set null' }),
    contactWish: text('contact_wish'),
    customerSign: text('customer_sign'),
    /** The carrier that may have e-mail and phone of the buyer (`checkout/carrier-consent.ts`); null: none. */
    consentedCarrier: text('consented_carrier'),
    /** For which recipient (`checkout/digest-of-choices.ts`): the box that was ticked for one is not ticked for another. */
    consentedRecipient: text('consented_recipient'),
    /** What the freight carrier is to do beside the carriage, where it has it. */
    freightServices: jsonb('freight_services').$type<FreightServicesParams>(),
    /** How the carrier is to deliver, where it does. */
    preferredDelivery: jsonb('preferred_delivery').$type<BasketPreferredDelivery>(),
    /** Nothing is sent before all of it can be. */
    isCompleteDelivery: boolean('is_complete_delivery').notNull().default(false),
    couponId: integer('coupon_id').references(() => coupon.id, { onDelete: 'set null' }),
    /** Of which articles two carts that were joined held more; told until lines change. */
    reduced: jsonb('reduced').$type<ReducedLine[]>(),
    /** What was taken out while nobody could be told: the next answer with the cart says so. */
    removed: jsonb('removed').$type<RemovedLine[]>(),
    /** Set when its order was placed; the basket is replaced at the next cart write. */
    orderedAt: moment('ordered_at'),
    /** No order may be placed before this moment (30 s after an unexpected failure). */
    lockedUntil: moment('locked_until'),
    /** Another one after each change of what it holds, how that comes and how it is paid: whether it still is the one that is paid for, no clock tells. */
    version: uuid('version').notNull().defaultRandom(),
    /** The keys of what was added last, the newest first, where it had one: the same one adds nothing more. */
    lastAdditions: text('last_additions').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('basket_customer').on(table.customerId),
    // An address that is deleted is looked for here.
    index('basket_billing_address').on(table.billingAddressId).where(sql`${table.billingAddressId} IS NOT NULL`),
    index('basket_shipping_address').on(table.shippingAddressId).where(sql`${table.shippingAddressId} IS NOT NULL`),
  ],
);

/** What the order is to be paid with. */
export const basketGiftCard = pgTable(
  'basket_gift_card',
  {
    basketId: integer('basket_id')
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCard.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.giftCardId] })],
);

export type OrderParam = { propertyId: number; value: string };

export const basketItem = pgTable(
  'basket_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    basketId: integer('basket_id')
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id),
    quantity: integer('quantity').notNull(),
    /** Answers to order properties, ascending by property; lines merge only when these, and the components, are equal. */
    orderParams: jsonb('order_params').$type<OrderParam[]>().notNull(),
    /** Of a bundle: what was chosen in place of what comes without a choice, ascending by place. */
    components: jsonb('components').$type<ComponentChoice[]>().notNull().default([]),
    orderParamsKey: text('order_params_key').notNull(),
    /** What one of it was when its buyer was told last (`unitOf`); null in lines of before that was kept. */
    unit: text('unit'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('basket_item_variation').on(table.variationId),
    uniqueIndex('basket_item_line').on(table.basketId, table.variationId, table.orderParamsKey),
  ],
);

/** Lines that were taken out, as they were: whoever did not mean it gets them back for a day, until the basket is ordered. */
export const removedBasketItem = pgTable(
  'removed_basket_item',
  {
    /** Id of the line, which is its place among the others. */
    lineId: integer('line_id').primaryKey(),
    basketId: integer('basket_id')
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    orderParams: jsonb('order_params').$type<OrderParam[]>().notNull(),
    /** Of a bundle: what was chosen in place of what comes without a choice, ascending by place. */
    components: jsonb('components').$type<ComponentChoice[]>().notNull().default([]),
    orderParamsKey: text('order_params_key').notNull(),
    /** When it was taken out. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('removed_basket_item_basket').on(table.basketId)],
);

/** `missingIds`: order properties whose answers were typed or handed in, and are not shared. */
export type SharedLine = {
  variationId: number;
  quantity: number;
  orderParams: OrderParam[];
  components: ComponentChoice[];
  missingIds: number[];
};

/** What somebody shared by a link: articles and quantities. It belongs to nobody and names nobody, until it ends. */
export const sharedCart = pgTable(
  'shared_cart',
  {
    /** Of the secret in the link. */
    tokenHash: bytea('token_hash').primaryKey(),
    lines: jsonb('lines').$type<SharedLine[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last moment of the last day that it is open. */
    until: moment('until').notNull(),
  },
  (table) => [index('shared_cart_until').on(table.until)],
);
