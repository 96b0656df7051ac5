/**
 * Every refusal that an operation may answer: its key (the interface shows the translation of `storefrontError.{key}`),
 * the HTTP status and the number that stands in `code`. Sources: spec/storefront.md §8, reference/behaviour.md "Error keys".
 */
export const errorCatalogue = {
  unknownError: { status: 500, code: 1 },
  unknownOperation: { status: 404, code: 2 },
  invalidInput: { status: 400, code: 3 },
  bodyTooLarge: { status: 413, code: 4 },
  csrfTokenMismatch: { status: 419, code: 5 },
  originRefused: { status: 403, code: 6 },
  unsupportedMediaType: { status: 415, code: 7 },
  serviceUnavailable: { status: 503, code: 8 },
  'security.tooManyRequests': { status: 429, code: 9 },
  'login.required': { status: 401, code: 10 },
  'operator.required': { status: 403, code: 11 },

  categoryNotFound: { status: 404, code: 100 },
  productNotFound: { status: 404, code: 101 },
  pageNotFound: { status: 404, code: 102 },
  legalTextNotFound: { status: 404, code: 103 },

  'cart.addToBasket.itemSetComponentMismatch': { status: 400, code: 200 },
  'cart.addToBasket.maxItemQuantityReached': { status: 400, code: 201 },
  'cart.addToBasket.maxVariationQuantityReached': { status: 400, code: 202 },
  'cart.addToBasket.minVariationQuantityNotReached': { status: 400, code: 203 },
  'cart.addToBasket.intervalQuantityMismatch': { status: 400, code: 204 },
  'cart.addToBasket.notEnoughStockForItem': { status: 409, code: 205 },
  'cart.addToBasket.notEnoughStockForVariation': { status: 409, code: 206 },
  'cart.addToBasket.variationNotFound': { status: 404, code: 207 },
  'cart.addToBasket.orderPropertyMissing': { status: 400, code: 208 },
  'cart.addToBasket.orderPropertyInvalid': { status: 400, code: 209 },
  'cart.addToBasket.unknownError': { status: 500, code: 210 },
  'cart.addToBasket.tooManyLines': { status: 400, code: 211 },
  'cart.failedToRemoveItem': { status: 404, code: 220 },
  'cart.itemNotFound': { status: 404, code: 221 },
  'cart.reachedMaximumQuantity': { status: 409, code: 222 },

  'address.createFailed': { status: 400, code: 300 },
  'address.deleteFailed': { status: 404, code: 301 },
  'address.notFound': { status: 404, code: 302 },
  'address.validationFailed': { status: 422, code: 303 },
  'address.vatInvalid': { status: 422, code: 304 },

  'checkout.shippingMethodUnavailable': { status: 409, code: 400 },
  'checkout.paymentMethodUnavailable': { status: 409, code: 401 },
  'checkout.noShippingMethods': { status: 409, code: 402 },
  'checkout.noPaymentMethods': { status: 409, code: 403 },

  'order.emptyBasket': { status: 409, code: 500 },
  'order.addressMissing': { status: 422, code: 501 },
  'order.emailMissing': { status: 422, code: 502 },
  'order.shippingMethodMissing': { status: 422, code: 503 },
  'order.paymentMethodMissing': { status: 422, code: 504 },
  'order.shippingPrivacyMissing': { status: 422, code: 505 },
  'order.itemsChanged': { status: 409, code: 506 },
  'order.notEnoughStock': { status: 409, code: 507 },
  'order.createFailed': { status: 500, code: 508 },
  'order.retryLocked': { status: 429, code: 509 },
  'order.notFound': { status: 404, code: 510 },
} as const satisfies Record<string, { status: number; code: number }>;

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
