import { z } from 'zod';
import { addressSchema } from './address.ts';
import { customerSessionSchema } from './customer-session.ts';

/** What was answered to what an article asks ("Engraving"). */
const answersSchema = z.array(z.object({ name: z.string(), value: z.string() }));

/** Amounts are in the major unit, moments in ISO 8601. */
const orderExportSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  email: z.string(),
  currency: z.string(),
  totalNet: z.number(),
  totalGross: z.number(),
  shippingMethod: z.string(),
  /** Services of the carrier beside the carriage, and what was chosen of them. */
  delivery: z.array(z.object({ name: z.string(), value: z.string() })),
  /** When its goods left; null: they have not, or nobody wrote it down. */
  dispatchedAt: z.string().nullable(),
  /** What the carrier calls the parcel, and where its way is shown; '' for nothing. */
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  paymentMethod: z.string(),
  message: z.string().nullable(),
  ownReference: z.string().nullable(),
  addresses: z.array(z.record(z.string(), z.unknown())),
  /** What was known of the VAT id then, and what the register said later. */
  vatCheck: z.record(z.string(), z.unknown()).nullable(),
  items: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      quantity: z.number(),
      net: z.number(),
      gross: z.number(),
      answers: answersSchema,
    }),
  ),
  /**
   * What was paid, what the shop gave back (`refunded`) and what the bank took back (`chargedBack`), on which way. What was taken back of
   * either of these is negative.
   */
  payments: z.array(
    z.object({
      kind: z.enum(['paid', 'refunded', 'chargedBack']),
      amount: z.number(),
      currency: z.string(),
      at: z.string(),
      method: z.string(),
    }),
  ),
});

/** `name` is '' where the article is shown no more. */
const articleSchema = z.object({ number: z.string(), name: z.string() });

/** `components`: of a set, what was chosen in place of what comes without a choice. */
const cartLineSchema = articleSchema.extend({
  quantity: z.number(),
  answers: answersSchema,
  components: z.array(articleSchema),
});

/** The open cart, in the language of the request. */
const cartExportSchema = z.object({
  message: z.string().nullable(),
  ownReference: z.string().nullable(),
  couponCode: z.string().nullable(),
  /** The ends of the codes that it is to be paid with. */
  giftCardEnds: z.array(z.string()),
  preferredDelivery: z.record(z.string(), z.unknown()).nullable(),
  freightServices: z.record(z.string(), z.unknown()).nullable(),
  /** The carrier that may have e-mail and phone. */
  consentedCarrier: z.string().nullable(),
  lines: z.array(cartLineSchema.extend({ addedAt: z.string() })),
  /** Lines that may be put back for a day. */
  takenOut: z.array(cartLineSchema.extend({ takenOutAt: z.string() })),
  /** What the shop took out by itself, until the cart has told it. */
  removedByShop: z.array(articleSchema.extend({ reason: z.string() })),
  /** Pieces that are left of what two carts that were joined held more of, until lines change. */
  reducedByShop: z.array(articleSchema.extend({ quantity: z.number() })),
});

/** All that the shop keeps of a customer, to be taken elsewhere (GDPR art. 20). */
export const customerExportSchema = z.object({
  exportedAt: z.string(),
  person: z.object({
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    pendingEmail: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    companyName: z.string(),
    vatNumber: z.string(),
    registeredAt: z.string(),
    lastLoginAt: z.string().nullable(),
    /** Type of each legal text that was agreed to -> its version. */
    agreedTexts: z.record(z.string(), z.string()),
  }),
  addresses: z.array(addressSchema),
  orders: z.array(orderExportSchema),
  /** null where none was begun since the last order. */
  cart: cartExportSchema.nullable(),
  wishlist: z.array(z.object({ variationId: z.number(), addedAt: z.string() })),
  reviews: z.array(
    z.object({
      itemId: z.number(),
      rating: z.number().nullable(),
      title: z.string(),
      message: z.string(),
      authorName: z.string(),
      isVisible: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  /** Handed in with orders; `address` below that of the shop. */
  files: z.array(z.object({ name: z.string(), bytes: z.number(), address: z.string(), uploadedAt: z.string() })),
  /** Sold-out variations of which a mail address wants to hear when they are back. */
  awaitedItems: z.array(
    z.object({ variationId: z.number(), email: z.string(), isConfirmed: z.boolean(), requestedAt: z.string() }),
  ),
  /** What was said to withdraw from orders; `orderId` where one has the number and the address. */
  withdrawals: z.array(
    z.object({
      orderId: z.number().nullable(),
      name: z.string(),
      email: z.string(),
      contract: z.string(),
      goods: z.string(),
      receivedAt: z.string(),
    }),
  ),
  sessions: z.array(customerSessionSchema),
  /** Where guesses from elsewhere keep nobody from logging in: when each logged in last. */
  knownDevices: z.array(z.object({ loggedInAt: z.string() })),
});

export type CustomerExport = z.infer<typeof customerExportSchema>;
export type CartExport = z.infer<typeof cartExportSchema>;
export type OrderExport = z.infer<typeof orderExportSchema>;
