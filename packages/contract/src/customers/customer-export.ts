import { z } from 'zod';
import { addressSchema } from './address.ts';
import { customerSessionSchema } from './customer-session.ts';

/** Amounts are in the major unit, moments in ISO 8601. */
const orderExportSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  email: z.string(),
  currency: z.string(),
  totalNet: z.number(),
  totalGross: z.number(),
  shippingMethod: z.string(),
  paymentMethod: z.string(),
  message: z.string().nullable(),
  ownReference: z.string().nullable(),
  addresses: z.array(z.record(z.string(), z.unknown())),
  /** What was known of the VAT id then, and what the register said later. */
  vatCheck: z.record(z.string(), z.unknown()).nullable(),
  items: z.array(
    z.object({ number: z.string(), name: z.string(), quantity: z.number(), net: z.number(), gross: z.number() }),
  ),
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
export type OrderExport = z.infer<typeof orderExportSchema>;
