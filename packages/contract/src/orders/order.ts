import { z } from 'zod';
import { productSchema } from '../catalog/product.ts';
import { deliverySplitSchema, orderDeliverySchema } from '../checkout/delivery.ts';
import { paymentMethodSchema } from '../checkout/payment.ts';
import { vatStandingSchema } from '../checkout/vat-standing.ts';
import { addressDataSchema } from './order-address.ts';
import { orderItemSchema } from './order-item.ts';
import { emptyList, orderAmountSchema, orderTotalsSchema } from './order-totals.ts';

export const paymentMethodListForSwitchSchema = paymentMethodSchema
  .omit({ isSelectable: true, paymentKey: true })
  .extend({ isSwitchableFrom: z.boolean(), isSwitchableTo: z.boolean() });

export const orderDocumentSchema = z.object({
  id: z.number(),
  type: z.string(),
  number: z.string(),
  numberWithPrefix: z.string(),
  directoryId: z.number().nullable().optional(),
  path: z.string(),
  userId: z.string(),
  source: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  displayDate: z.string(),
  newOrderArchitecture: z.string(),
  status: z.string(),
  pivot: z.object({
    plenty_document_reference_document_id: z.string(),
    plenty_document_reference_value: z.string(),
  }),
});

export const orderPaymentsSchema = z.object({
  amount: z.number(),
  currency: z.string(),
  exchangeRatio: z.number(),
  hash: z.string(),
  id: z.number(),
  importedAt: z.string(),
  isSystemCurrency: z.string(),
  mopId: z.number(),
  pivot: z.object({ orderId: z.string(), paymentId: z.string() }),
  status: z.number(),
  transactionType: z.number(),
  type: z.string(),
  unaccountable: z.number(),
});

const relationSchema = z.object({
  orderId: z.number(),
  referenceType: z.string(),
  referenceId: z.number(),
  relation: z.string(),
});

const orderReferenceSchema = z.object({
  id: z.number(),
  orderId: z.string(),
  originOrderId: z.string(),
  referenceOrderId: z.string(),
  referenceType: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A property or a date of an order. Dates by typeId: 5 shipping, 20 valid until (an offer). */
const stamped = { createdAt: z.string().optional(), updatedAt: z.string().optional() };
const orderPropertySchema = z.object({ orderId: z.number(), typeId: z.number(), value: z.string(), ...stamped });
const dateElementSchema = z.object({ orderId: z.number(), typeId: z.number(), date: z.string(), ...stamped });

/** `typeId`: 1 order, 3 return, 7 offer. `accessKey` opens the order without a login. */
export const orderDetailsSchema = z.object({
  id: z.number(),
  referrerId: z.number(),
  roundTotalsOnly: z.boolean(),
  numberOfDecimals: z.number(),
  statusName: z.string(),
  plentyId: z.number(),
  typeId: z.number(),
  lockStatus: z.string(),
  locationId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  statusId: z.number(),
  ownerId: z.string(),
  payments: z.array(orderPaymentsSchema),
  relations: z.array(relationSchema),
  properties: z.array(orderPropertySchema),
  dates: z.array(dateElementSchema),
  amounts: z.array(orderAmountSchema),
  orderReferences: z.array(orderReferenceSchema),
  orderItems: z.array(orderItemSchema),
  addressRelations: z.array(
    z.object({ id: z.number(), orderId: z.number(), typeId: z.number(), addressId: z.number() }),
  ),
  billingAddress: addressDataSchema,
  deliveryAddress: addressDataSchema,
  documents: z.array(orderDocumentSchema),
  accessKey: z.string(),
  preferredDelivery: z.union([z.record(z.string(), z.string()), emptyList]).optional(),
  comments: z.array(z.unknown()).optional(),
  orderContactWish: z.string().nullable().optional(),
  orderCustomerSign: z.string().nullable().optional(),
});

/** Where the buyer of an order by bank transfer sends the money. */
export const orderPaymentBankDetailsSchema = z.object({
  account: z.string(),
  accountOwner: z.string(),
  code: z.string(),
  iban: z.string(),
  name: z.string(),
  swift: z.string(),
});

/** How far an order is paid; unknown where the payments could not be read. */
const paymentStatusSchema = z.enum(['fullyPaid', 'overpaid', 'partlyPaid', 'prepaid', 'unpaid', 'unknown']);

/** An order with what its page shows. itemURLs, itemImages and variations are by variation id; an answer may leave products out. */
export const orderSchema = z.object({
  order: orderDetailsSchema,
  status: z.string(),
  totals: orderTotalsSchema,
  shippingProfileId: z.number(),
  shippingProvider: z.string(),
  shippingProfileName: z.string(),
  /** Ours: nothing of it is shipped, and the address of the delivery is that of the invoice. */
  isMailed: z.boolean(),
  /** Ours: its buyer fetches the goods from the shop. */
  isFetched: z.boolean(),
  paymentKey: z.string(),
  paymentMethodName: z.string(),
  paymentBankDetails: orderPaymentBankDetailsSchema.nullable().optional(),
  paymentMethodIcon: z.string(),
  paymentStatus: paymentStatusSchema,
  /** Of the text that an interface shows for it. */
  paymentStatusKey: z.templateLiteral(['orderConfirmationPaymentStatus.', paymentStatusSchema]),
  paymentMethodKey: z.string(),
  paymentText: z.string().nullable().optional(),
  allowPaymentMethodSwitchFrom: z.boolean(),
  paymentMethodListForSwitch: z.array(paymentMethodListForSwitchSchema),
  /** Additions of ours: whether it waits to be paid on a payment page (doExecutePayment), and until when its goods are held. */
  isPayable: z.boolean(),
  payableUntil: z.string().nullable(),
  /** Ours: the last day on which goods are set aside for whoever fetches and pays them; null: nothing is, or nothing was promised. */
  setAsideUntil: z.iso.date().nullable(),
  /** Ours: days to pay that were promised. `until`: the last of them, where goods wait for the money; null: they begin with the invoice. */
  paymentTerm: z.object({ days: z.number(), until: z.iso.date().nullable() }).nullable(),
  /** Ours. */
  delivery: orderDeliverySchema.nullable(),
  /** Ours: null where all of it came at once. */
  deliverySplit: deliverySplitSchema.nullable(),
  /** Ours: when its goods left, what the carrier calls the parcel, and where its way is shown ('' where that is not known); null: they have not left, or nobody wrote it down. */
  shipment: z
    .object({ dispatchedAt: z.iso.datetime(), trackingNumber: z.string(), trackingUrl: z.string() })
    .nullable(),
  /** Ours: where its mails go, whatever its addresses say. */
  email: z.string(),
  /** Ours: what the carrier may be told beside name and address; the phone number that of the delivery address. */
  carrierContact: z.object({ email: z.boolean(), phone: z.boolean() }),
  /** Ours: what the buyer's VAT id did when the order was placed; null: nothing. */
  vatStanding: vatStandingSchema.nullable(),
  isReturnable: z.boolean(),
  highlightNetPrices: z.boolean(),
  itemURLs: z.record(z.string(), z.string()),
  itemImages: z.record(z.string(), z.string()),
  variations: z.record(z.string(), productSchema),
});

export type OrderDetails = z.infer<typeof orderDetailsSchema>;
export type OrderPaymentBankDetails = z.infer<typeof orderPaymentBankDetailsSchema>;
export type Order = z.infer<typeof orderSchema>;
