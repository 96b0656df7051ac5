/**
 * Every refusal that an operation may answer: its key (the interface shows the translation of `storefrontError.{key}`),
 * the HTTP status, the number that stands in `code`, and what a program or a log reads in `message`.
 * The comment behind an entry names the figures that stand in `cause`, for the placeholders of the translation.
 */
export const errorCatalogue = {
  unknownError: { status: 500, code: 1, message: 'The action could not be carried out.' },
  unknownOperation: { status: 404, code: 2, message: 'There is no such operation.' },
  invalidInput: { status: 400, code: 3, message: 'The argument is not what the operation takes.' }, // path -> reason
  bodyTooLarge: { status: 413, code: 4, message: 'The body is larger than the operation takes.' },
  csrfTokenMismatch: { status: 419, code: 5, message: 'The token does not belong to the session.' },
  originRefused: { status: 403, code: 6, message: 'The request comes from an origin that is not configured.' },
  unsupportedMediaType: { status: 415, code: 7, message: 'The body must be JSON.' },
  serviceUnavailable: { status: 503, code: 8, message: 'The shop cannot answer at the moment.' },
  'security.tooManyRequests': { status: 429, code: 9, message: 'Too many requests in a short time.' },
  'login.required': { status: 401, code: 10, message: 'The operation needs a customer who is logged in.' },
  'operator.required': { status: 403, code: 11, message: 'The operation needs an operator of the shop.' },

  categoryNotFound: { status: 404, code: 100, message: 'Category not found' }, // the wording of the contract
  productNotFound: { status: 404, code: 101, message: 'There is no such product.' },
  pageNotFound: { status: 404, code: 102, message: 'There is no such page.' },
  legalTextNotFound: { status: 404, code: 103, message: 'The shop has no such legal text.' },

  // Every cart.addToBasket.* says { variationId }, and { index } where a list was added.
  'cart.addToBasket.itemSetComponentMismatch': {
    status: 400,
    code: 200,
    message: 'The components do not belong to the set.',
  },
  // { maximum }
  'cart.addToBasket.maxItemQuantityReached': {
    status: 400,
    code: 201,
    message: 'More than the maximum quantity of the item.',
  },
  // { maximum }
  'cart.addToBasket.maxVariationQuantityReached': {
    status: 400,
    code: 202,
    message: 'More than the maximum quantity of the variation.',
  },
  // { minimum }
  'cart.addToBasket.minVariationQuantityNotReached': {
    status: 400,
    code: 203,
    message: 'Less than the minimum quantity of the variation.',
  },
  // { minimum, interval }
  'cart.addToBasket.intervalQuantityMismatch': {
    status: 400,
    code: 204,
    message: 'The quantity is between two steps of the variation.',
  },
  // { stock }
  'cart.addToBasket.notEnoughStockForItem': { status: 409, code: 205, message: 'Not enough stock of the item.' },
  // { stock, name }
  'cart.addToBasket.notEnoughStockForVariation': {
    status: 409,
    code: 206,
    message: 'Not enough stock of the variation.',
  },
  'cart.addToBasket.variationNotFound': { status: 404, code: 207, message: 'There is no such variation for sale.' },
  // { propertyIds, names }
  'cart.addToBasket.orderPropertyMissing': {
    status: 400,
    code: 208,
    message: 'An order property that is required is missing.',
  },
  // { propertyIds, names }
  'cart.addToBasket.orderPropertyInvalid': {
    status: 400,
    code: 209,
    message: 'An order property does not take this value.',
  },
  'cart.addToBasket.unknownError': { status: 500, code: 210, message: 'The item could not be added.' },
  'cart.addToBasket.tooManyLines': { status: 400, code: 211, message: 'The cart takes no more lines.' }, // { maximum }
  'cart.failedToRemoveItem': { status: 404, code: 220, message: 'The item could not be removed.' },
  'cart.itemNotFound': { status: 404, code: 221, message: 'The cart has no such item.' },
  'cart.reachedMaximumQuantity': { status: 409, code: 222, message: 'The maximum quantity is reached.' }, // { maximum }

  'address.createFailed': { status: 400, code: 300, message: 'The address could not be saved.' },
  'address.deleteFailed': { status: 404, code: 301, message: 'The address could not be deleted.' },
  'address.notFound': { status: 404, code: 302, message: 'There is no such address.' },
  'address.validationFailed': { status: 422, code: 303, message: 'The address is not complete or not valid.' }, // path -> reason
  'address.vatInvalid': { status: 422, code: 304, message: 'The VAT id is not valid.' },

  // The same for an unknown e-mail address, a wrong password and an account that is closed.
  'login.loginFailed': { status: 401, code: 350, message: 'E-mail address and password do not fit.' },
  'login.tooManyAttempts': { status: 429, code: 351, message: 'Too many logins failed.' }, // { seconds }
  'contact.passwordInvalid': { status: 422, code: 352, message: 'The present password is not right.' },

  'checkout.shippingMethodUnavailable': {
    status: 409,
    code: 400,
    message: 'The shipping method is not available for this cart.',
  },
  'checkout.paymentMethodUnavailable': {
    status: 409,
    code: 401,
    message: 'The payment method is not available for this cart.',
  },
  'checkout.noShippingMethods': { status: 409, code: 402, message: 'No shipping method fits this cart.' },
  'checkout.noPaymentMethods': { status: 409, code: 403, message: 'No payment method fits this cart.' },

  'order.emptyBasket': { status: 409, code: 500, message: 'The cart is empty.' },
  'order.addressMissing': { status: 422, code: 501, message: 'A billing and a shipping address are required.' }, // { typeId }
  'order.emailMissing': { status: 422, code: 502, message: 'An e-mail address is required.' },
  'order.shippingMethodMissing': { status: 422, code: 503, message: 'A shipping method is required.' },
  'order.paymentMethodMissing': { status: 422, code: 504, message: 'A payment method is required.' },
  'order.shippingPrivacyMissing': {
    status: 422,
    code: 505,
    message: 'The carrier needs consent to pass on contact data.',
  },
  'order.itemsChanged': { status: 409, code: 506, message: 'The cart changed while the order was placed.' },
  'order.notEnoughStock': { status: 409, code: 507, message: 'Not enough stock for the order.' }, // { items: [{ variationId, name, stock }] }
  'order.createFailed': { status: 500, code: 508, message: 'The order could not be placed.' },
  'order.retryLocked': { status: 429, code: 509, message: 'An order can be tried again after 30 seconds.' }, // { seconds }
  'order.notFound': { status: 404, code: 510, message: 'There is no such order, or the access key does not open it.' },
} as const satisfies Record<string, { status: number; code: number; message: string }>;

export type ErrorKey = keyof typeof errorCatalogue;

/** Answered by the transport for any operation; an operation need not declare them. */
export const transportErrors: readonly ErrorKey[] = [
  'unknownError',
  'unknownOperation',
  'invalidInput',
  'bodyTooLarge',
  'csrfTokenMismatch',
  'originRefused',
  'unsupportedMediaType',
  'serviceUnavailable',
  'security.tooManyRequests',
  'login.required',
  'operator.required',
];
