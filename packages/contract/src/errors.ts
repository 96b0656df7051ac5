import { fieldReasons } from '@mise/rules/field-reasons.ts';
import { z } from 'zod';
import { notSoldReasons } from './cart/removal-reasons.ts';
import { editorErrors } from './editor-errors.ts';
import { operatorRoles } from './operators/operator-role.ts';

/** Path of each wrong field -> reason, e.g. `{ "addressData.zipCode": "required" }`. */
const fieldErrorsSchema = z.record(z.string(), z.enum(fieldReasons));

const seconds = z.strictObject({ seconds: z.number() });
const cartItem = z.strictObject({ cartItemId: z.number() });
const address = z.strictObject({ addressId: z.number() });
const payment = z.strictObject({ paymentId: z.number() });
const requestId = z.strictObject({ requestId: z.string() });
/** Outside production: the key that an operation may not answer, or not with its data. */
const undeclared = z.strictObject({ undeclared: z.string() });
/** `index`: in the list that was added. */
const variation = z.strictObject({ variationId: z.number(), index: z.number().optional() });
/** The order properties that are wrong. `names`: in the reader's language, with commas. */
const orderProperties = variation.extend({ propertyIds: z.array(z.number()), names: z.string() });

/** `sold`: the figure as it is counted where it is sold, "3 Kartons"; of an interval the minimum. */
const counted = variation.extend({ sold: z.string() });
/** What was ordered and is short: `stock` of it are left. */
const shortItem = counted.omit({ index: true }).extend({ name: z.string(), stock: z.number() });

export type ErrorDeclaration = {
  status: number;
  code: number;
  message: string;
  /** Shape of `cause`: fields that are wrong, or the figures that the text of the key has placeholders for. */
  data?: z.ZodType;
};

/**
 * Every refusal that an operation may answer: its key (the interface shows the translation of `storefrontError.{key}`),
 * the HTTP status, the number that stands in `code`, what a log reads (an answer says it in the language of the request), and
 * what stands in `cause`.
 */
export const errorCatalogue = {
  unknownError: {
    status: 500,
    code: 1,
    message: 'The action could not be carried out.',
    data: requestId.or(undeclared).optional(),
  },
  unknownOperation: {
    status: 404,
    code: 2,
    message: 'There is no such operation.',
    data: z.strictObject({ operation: z.string() }),
  },
  invalidInput: {
    status: 400,
    code: 3,
    message: 'The argument is not what the operation takes.',
    data: fieldErrorsSchema,
  },
  bodyTooLarge: { status: 413, code: 4, message: 'The body is larger than the operation takes.' },
  'security.invalidCsrfToken': { status: 419, code: 5, message: 'The token does not belong to the session.' },
  originRefused: { status: 403, code: 6, message: 'The request comes from an origin that is not configured.' },
  unsupportedMediaType: { status: 415, code: 7, message: 'The body must be JSON.' },
  serviceUnavailable: { status: 503, code: 8, message: 'The shop cannot answer at the moment.' },
  'security.tooManyRequests': {
    status: 429,
    code: 9,
    message: 'Too many requests in a short time.',
    data: seconds.optional(),
  },
  'login.required': { status: 401, code: 10, message: 'The operation needs a customer who is logged in.' },
  'operator.required': { status: 403, code: 11, message: 'The operation needs an operator of the shop.' },
  'operator.roleRequired': {
    status: 403,
    code: 12,
    message: 'The operation needs an operator with another role.',
    data: z.strictObject({ role: z.enum(operatorRoles) }),
  },
  'operator.factorRequired': { status: 403, code: 13, message: 'The operator has to add a second factor first.' },
  'security.sessionChanged': {
    status: 503,
    code: 14,
    message:
      'The session ended or became another’s while the call ran; the same call will be done for who they are then.',
  },

  categoryNotFound: {
    status: 404,
    code: 100,
    message: 'Category not found',
    // `movedTo`: the path, without its language, of the page that was at this address.
    data: z.strictObject({ id: z.number(), movedTo: z.string().optional() }).optional(),
  },
  productNotFound: { status: 404, code: 101, message: 'There is no such product.' },
  pageNotFound: {
    status: 404,
    code: 102,
    message: 'There is no such page.',
    data: z.strictObject({ identifier: z.union([z.string(), z.number()]) }),
  },
  legalTextNotFound: {
    status: 404,
    code: 103,
    message: 'The shop has no such legal text.',
    data: z.strictObject({ type: z.string() }),
  },

  'cart.addToBasket.itemSetComponentMismatch': {
    status: 400,
    code: 200,
    message: 'The components do not belong to the set.',
    data: variation,
  },
  'cart.addToBasket.maxItemQuantityReached': {
    status: 400,
    code: 201,
    message: 'More than the maximum quantity of the item.',
    data: counted.extend({ maximum: z.number() }),
  },
  'cart.addToBasket.maxVariationQuantityReached': {
    status: 400,
    code: 202,
    message: 'More than the maximum quantity of the variation.',
    data: counted.extend({ maximum: z.number() }),
  },
  'cart.addToBasket.minVariationQuantityNotReached': {
    status: 400,
    code: 203,
    message: 'Less than the minimum quantity of the variation.',
    data: counted.extend({ minimum: z.number() }),
  },
  'cart.addToBasket.intervalQuantityMismatch': {
    status: 400,
    code: 204,
    message: 'The quantity is between two steps of the variation.',
    data: counted.extend({ minimum: z.number(), interval: z.number() }),
  },
  'cart.addToBasket.notEnoughStockForItem': {
    status: 409,
    code: 205,
    message: 'Not enough stock of the item.',
    data: variation.extend({ stock: z.number() }),
  },
  'cart.addToBasket.notEnoughStockForVariation': {
    status: 409,
    code: 206,
    message: 'Not enough stock of the variation.',
    data: counted.extend({ stock: z.number(), name: z.string() }),
  },
  'cart.addToBasket.variationNotFound': {
    status: 404,
    code: 207,
    message: 'There is no such variation for sale.',
    data: variation,
  },
  'cart.addToBasket.orderPropertyMissing': {
    status: 400,
    code: 208,
    message: 'An order property that is required is missing.',
    data: orderProperties,
  },
  'cart.addToBasket.orderPropertyInvalid': {
    status: 400,
    code: 209,
    message: 'An order property does not take this value.',
    data: orderProperties,
  },
  'cart.addToBasket.unknownError': { status: 500, code: 210, message: 'The item could not be added.', data: requestId },
  'cart.addToBasket.notSold': {
    status: 409,
    code: 212,
    message: 'The item is not sold to this class, in this currency or language, or to this country.',
    data: variation.extend({ reason: z.enum(notSoldReasons) }),
  },
  'cart.addToBasket.tooManyLines': {
    status: 400,
    code: 211,
    message: 'The cart takes no more lines.',
    data: z.strictObject({ maximum: z.number() }),
  },
  'cart.addToBasket.tooMuchText': {
    status: 400,
    code: 213,
    message: 'The cart takes no more typed text.',
    data: z.strictObject({ kilobytes: z.number() }),
  },
  'cart.failedToRemoveItem': { status: 404, code: 220, message: 'The item could not be removed.', data: cartItem },
  'cart.itemNotFound': { status: 404, code: 221, message: 'The cart has no such item.', data: cartItem },

  'cart.sharedNotFound': { status: 404, code: 222, message: 'There is no such shared cart, or it has ended.' },

  'coupon.codeMissing': { status: 400, code: 260, message: 'There is no code to enter.' },
  'coupon.usedOrInvalid': { status: 404, code: 261, message: 'The code was used, or there is none like it.' },
  'coupon.expired': { status: 409, code: 262, message: 'The time of the coupon is over.' },
  'coupon.notYetValid': { status: 409, code: 263, message: 'The time of the coupon has not begun.' },
  'coupon.noWebstore': { status: 409, code: 264, message: 'The campaign has no shop.' },
  'coupon.wrongWebstore': { status: 409, code: 265, message: 'The campaign is for another shop.' },
  'coupon.notActivated': { status: 409, code: 266, message: 'The campaign is switched off.' },
  'coupon.minimumOrderValue': {
    status: 409,
    code: 267,
    message: 'The goods do not come to as much as the coupon asks for.',
    data: z.strictObject({ amount: z.string() }),
  },
  'coupon.noMatchingItem': { status: 409, code: 268, message: 'The coupon is about nothing in the cart.' },
  'coupon.noOpenAmount': { status: 409, code: 269, message: 'There is nothing left that it could pay.' },
  'coupon.newCustomersOnly': { status: 403, code: 270, message: 'The coupon is for whoever never ordered.' },
  'coupon.existingCustomersOnly': { status: 403, code: 271, message: 'The coupon is for whoever ordered before.' },
  'coupon.wrongCustomerClass': { status: 403, code: 272, message: 'The coupon is for another customer class.' },
  'coupon.wrongCustomerType': { status: 403, code: 273, message: 'The coupon is for another type of customer.' },
  'coupon.subscriptionOnly': { status: 409, code: 274, message: 'The coupon is for subscriptions alone.' },
  'coupon.notForSubscription': { status: 409, code: 275, message: 'The coupon is not for subscriptions.' },
  'coupon.notForSpecialOffers': { status: 409, code: 276, message: 'The coupon is not for special offers.' },
  'coupon.promotionRequired': {
    status: 409,
    code: 277,
    message: 'The variation is sold with a coupon alone.',
    data: z.strictObject({ variationId: z.number(), name: z.string() }),
  },
  'coupon.removeFailed': { status: 404, code: 278, message: 'The cart has no such coupon.' },
  'coupon.tooManyAttempts': { status: 429, code: 279, message: 'Too many codes were wrong.', data: seconds },
  'upload.refused': {
    status: 422,
    code: 230,
    message: 'The file is none of those that the shop takes, or is broken.',
    data: z.strictObject({ types: z.string() }),
  },
  'upload.tooLarge': {
    status: 413,
    code: 231,
    message: 'The file is too large.',
    data: z.strictObject({ megabytes: z.number() }),
  },
  'upload.tooMany': {
    status: 409,
    code: 232,
    message: 'The cart takes no more files.',
    data: z.strictObject({ maximum: z.number() }),
  },
  'upload.notFound': { status: 404, code: 233, message: 'There is no such file, or it is not the customer’s.' },

  'wishlist.tooManyItems': {
    status: 409,
    code: 240,
    message: 'The wishlist takes no more items.',
    data: z.strictObject({ maximum: z.number() }),
  },

  'notifyMe.isAvailable': { status: 409, code: 250, message: 'The variation can be bought now.' },
  'notifyMe.alreadySubscribed': { status: 409, code: 251, message: 'The address waits for the variation already.' },
  'notifyMe.discontinued': { status: 409, code: 253, message: 'The variation is never delivered again.' },
  'notifyMe.linkExpired': { status: 410, code: 252, message: 'Nobody waits under this link any more.' },

  'address.createFailed': {
    status: 400,
    code: 300,
    message: 'The address could not be saved.',
    data: z.strictObject({ addresses: z.literal('tooMany') }).optional(),
  },
  'address.deleteFailed': { status: 404, code: 301, message: 'The address could not be deleted.', data: address },
  'address.notFound': { status: 404, code: 302, message: 'There is no such address.', data: address },
  'address.validationFailed': {
    status: 422,
    code: 303,
    message: 'The address is not complete or not valid.',
    data: fieldErrorsSchema,
  },
  'address.vatInvalid': { status: 422, code: 304, message: 'The VAT id is not valid.' },
  'address.vatServerBusy': { status: 503, code: 305, message: 'The register of VAT ids has too much to do.' },
  'address.vatServerFallback': { status: 503, code: 306, message: 'The register of VAT ids does not answer.' },

  // The same for an unknown e-mail address, a wrong password and an account that is closed.
  'login.loginFailed': { status: 401, code: 350, message: 'E-mail address and password do not fit.' },
  'login.tooManyAttempts': { status: 429, code: 351, message: 'Too many logins failed.', data: seconds },
  'login.blocked': { status: 403, code: 353, message: 'The account is blocked.' },
  'account.linkExpired': { status: 410, code: 355, message: 'The link of a mail was used, or is too old.' },
  'account.sessionNotFound': {
    status: 404,
    code: 356,
    message: 'The customer has no such session.',
    data: z.strictObject({ sessionId: z.number() }),
  },
  'register.emailTaken': { status: 409, code: 354, message: 'The e-mail address has an account already.' },
  'contact.passwordInvalid': { status: 422, code: 352, message: 'The present password is not right.' },

  'login.secondFactorFailed': { status: 401, code: 370, message: 'The second factor is not right.' },
  'login.secondFactorExpired': { status: 401, code: 371, message: 'The login took too long.' },

  'operator.notFound': {
    status: 404,
    code: 380,
    message: 'There is no such operator, session or passkey any more.',
    data: z.strictObject({ id: z.number() }),
  },
  'operator.exists': {
    status: 409,
    code: 381,
    message: 'Somebody with this e-mail address runs the shop already.',
    data: z.strictObject({ email: z.string() }),
  },
  'operator.lastAdmin': { status: 409, code: 382, message: 'Without this operator nobody could run the staff.' },
  'operator.lastFactor': {
    status: 409,
    code: 383,
    message: 'The shop asks for a second factor: it needs another first.',
  },
  'operator.noFactor': {
    status: 409,
    code: 384,
    message: 'Recovery codes stand in for a second factor: it comes first.',
  },
  'operator.bankAccountChanged': {
    status: 409,
    code: 388,
    message: 'Another admin has changed the account meanwhile.',
  },
  'operator.factorInvalid': { status: 422, code: 385, message: 'The code or passkey does not fit.' },
  'operator.factorExpired': { status: 409, code: 386, message: 'Adding the second factor took too long.' },
  'operator.invitationInvalid': {
    status: 404,
    code: 387,
    message: 'The invitation was used, replaced, or is too old.',
  },

  'checkout.shippingMethodUnavailable': {
    status: 409,
    code: 400,
    message: 'The shipping method is not available for this cart.',
    data: z.strictObject({ shippingId: z.number() }),
  },
  'checkout.paymentMethodUnavailable': {
    status: 409,
    code: 401,
    message: 'The payment method is not available for this cart.',
    data: payment,
  },
  'checkout.noShippingMethods': { status: 409, code: 402, message: 'No shipping method fits this cart.' },
  'checkout.freightServiceUnavailable': {
    status: 409,
    code: 404,
    message: 'The selected shipping method does not have this service.',
    data: z.strictObject({ service: z.string() }),
  },
  'checkout.preferredDeliveryUnavailable': {
    status: 409,
    code: 405,
    message: 'The carrier does not deliver so with this method, to this address or on this day.',
    data: z.strictObject({ service: z.string() }),
  },
  'checkout.carrierAway': { status: 503, code: 406, message: 'The carrier does not answer.' },
  'checkout.carrierBusy': { status: 503, code: 407, message: 'The carrier has too many questions to answer.' },
  'checkout.carrierLimit': {
    status: 429,
    code: 409,
    message: 'The carrier was asked too often from here.',
    data: z.strictObject({ minutes: z.number() }),
  },
  'checkout.carrierSlow': { status: 503, code: 408, message: 'The carrier did not answer in time.' },
  'checkout.noPaymentMethods': { status: 409, code: 403, message: 'No payment method fits this cart.' },

  'order.emptyBasket': { status: 409, code: 500, message: 'The cart is empty.' },
  'order.addressMissing': {
    status: 422,
    code: 501,
    message: 'A billing and a shipping address are required.',
    data: z.strictObject({ typeId: z.number() }),
  },
  'order.emailMissing': { status: 422, code: 502, message: 'An e-mail address is required.' },
  'order.shippingMethodMissing': { status: 422, code: 503, message: 'A shipping method is required.' },
  'order.paymentMethodMissing': { status: 422, code: 504, message: 'A payment method is required.' },
  'order.freightOnRequest': {
    status: 409,
    code: 515,
    message: 'The cart is heavier than the table of freight rates.',
    data: z.strictObject({ weight: z.string(), contact: z.string() }),
  },
  'order.phoneMissing': {
    status: 422,
    code: 516,
    message: 'The carrier is to phone before it arrives: the delivery address needs a phone number.',
  },
  'order.postNumberMissing': {
    status: 422,
    code: 517,
    message: 'The delivery address names a pickup point and no post number.',
  },
  'order.preferredDayGone': {
    status: 409,
    code: 518,
    message: 'The order cannot come on the preferred day any more.',
    data: z.strictObject({ name: z.string() }),
  },
  'order.itemsChanged': {
    status: 409,
    code: 506,
    message: 'The cart changed while the order was placed.',
    data: z.strictObject({ variationIds: z.array(z.number()) }),
  },
  'order.choicesChanged': {
    status: 409,
    code: 519,
    message: 'Addresses, methods or wishes are not those that the buyer saw.',
  },
  'order.deliveryLater': {
    status: 409,
    code: 520,
    message: 'The order would come later than on the days that the buyer saw.',
  },
  'order.termsChanged': {
    status: 409,
    code: 521,
    message: 'The legal texts are not those that the buyer saw.',
  },
  'order.notEnoughStock': {
    status: 409,
    code: 507,
    message: 'Not enough stock for the order.',
    data: z.strictObject({ items: z.array(shortItem) }),
  },
  'order.unpaidAmount': {
    status: 409,
    code: 511,
    message: 'More than a guest may order without having paid.',
    data: z.strictObject({ amount: z.string(), contact: z.string() }),
  },
  'order.unpaidQuantity': {
    status: 409,
    code: 512,
    message: 'More of a variation than a guest may order without having paid.',
    data: counted.omit({ index: true }).extend({ name: z.string(), pieces: z.number(), contact: z.string() }),
  },
  'order.createFailed': { status: 500, code: 508, message: 'The order could not be placed.', data: requestId },
  'order.retryLocked': {
    status: 429,
    code: 509,
    message: 'An order can be tried again after 30 seconds.',
    data: seconds,
  },
  'order.notFound': {
    status: 404,
    code: 510,
    message: 'There is no such order, or the access key does not open it.',
    data: z.strictObject({ orderId: z.number() }).optional(),
  },

  'order.notPayable': {
    status: 409,
    code: 513,
    message: 'The order is paid, canceled, held no longer, or not paid in this way.',
    data: z.strictObject({ orderId: z.number() }).optional(),
  },
  'order.assignPaymentFailed': {
    status: 409,
    code: 514,
    message: 'The payment does not belong to the order.',
    data: z.strictObject({ orderId: z.number() }),
  },

  'payment.notFound': {
    status: 404,
    code: 550,
    message: 'There is no such payment, or it is not of this session.',
    data: z.strictObject({ paymentId: z.string() }),
  },
  'payment.providerAway': { status: 503, code: 551, message: 'The payment provider does not answer.' },
  'payment.orderFirst': {
    status: 409,
    code: 552,
    message: 'The shop takes the order before its payment (setting molliePreventOrderCreation).',
  },
  'payment.otherMethod': {
    status: 409,
    code: 553,
    message: 'The payment method is not paid on a page of the provider.',
  },

  'feedback.notAllowedWithoutPurchase': {
    status: 403,
    code: 600,
    message: 'Only those who bought the item may review it.',
  },
  'feedback.alreadyWritten': { status: 409, code: 601, message: 'The customer has reviewed the item already.' },
  'feedback.notFound': {
    status: 404,
    code: 602,
    message: 'There is no such review, or it is not the customer’s.',
    data: z.strictObject({ feedbackId: z.number() }),
  },

  ...editorErrors,
} as const satisfies Record<string, ErrorDeclaration>;

export type ErrorKey = keyof typeof errorCatalogue;

export const errorKeys = Object.keys(errorCatalogue) as ErrorKey[];

/** What stands in `cause` of a refusal: `undefined` where its key declares nothing. */
export type ErrorData<Key extends ErrorKey> = (typeof errorCatalogue)[Key] extends {
  data: infer Schema extends z.ZodType;
}
  ? z.infer<Schema>
  : undefined;

/** Whether a refusal is one of `keys` and its data has the shape that the catalogue says. */
export function isDeclared({ key, cause }: { key: string; cause: unknown }, keys: readonly ErrorKey[]): boolean {
  const known = keys.find((each) => each === key);
  if (known === undefined) return false;
  const { data }: ErrorDeclaration = errorCatalogue[known];
  return data ? data.safeParse(cause).success : cause === undefined;
}

/** Answered by the transport for any operation; an operation need not declare them. */
export const transportErrors: readonly ErrorKey[] = [
  'unknownError',
  'unknownOperation',
  'invalidInput',
  'bodyTooLarge',
  'security.invalidCsrfToken',
  'originRefused',
  'unsupportedMediaType',
  'serviceUnavailable',
  'security.tooManyRequests',
  'login.required',
  'operator.required',
  'operator.roleRequired',
  'operator.factorRequired',
  'security.sessionChanged',
];
