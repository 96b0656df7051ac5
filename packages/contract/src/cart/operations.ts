import { z } from 'zod';
import { productSchema } from '../catalog/product.ts';
import type { ErrorKey } from '../errors.ts';
import { operation } from '../operation.ts';
import { none } from '../values.ts';
import {
  cartItemErrorSchema,
  cartParamsSchema,
  cartSchema,
  deleteCartItemParamsSchema,
  deleteCartResponseSchema,
  doAddCartItemParamsSchema,
  doAddCartLinesParamsSchema,
  doAddCartLinesResponseSchema,
  doAddItemsParamsSchema,
  doRestoreCartItemParamsSchema,
  setCartItemQuantityParamsSchema,
} from './cart.ts';
import { sharedCartLinkSchema, sharedCartParamsSchema, sharedCartSchema } from './shared-cart.ts';

/** Why a line cannot be added. */
const addErrors: readonly ErrorKey[] = [
  'cart.addToBasket.itemSetComponentMismatch',
  'cart.addToBasket.maxItemQuantityReached',
  'cart.addToBasket.maxVariationQuantityReached',
  'cart.addToBasket.minVariationQuantityNotReached',
  'cart.addToBasket.intervalQuantityMismatch',
  'cart.addToBasket.notEnoughStockForItem',
  'cart.addToBasket.notEnoughStockForVariation',
  'cart.addToBasket.variationNotFound',
  'cart.addToBasket.notSold',
  'cart.addToBasket.orderPropertyMissing',
  'cart.addToBasket.orderPropertyInvalid',
  'cart.addToBasket.unknownError',
  'cart.addToBasket.tooManyLines',
  'cart.addToBasket.tooMuchText',
  'upload.tooMany',
];

export const cartOperations = {
  getCart: operation({
    kind: 'get',
    access: 'anyone',
    input: cartParamsSchema(),
    output: cartSchema,
    weight: 2,
    errors: [],
    summary: 'Answers the cart of the session with the product data of every line.',
  }),
  doAddCartItem: operation({
    kind: 'do',
    access: 'anyone',
    input: doAddCartItemParamsSchema,
    output: cartSchema,
    errors: addErrors,
    summary: 'Adds a variation to the cart; a line of the same variation and order properties grows.',
  }),
  doAddCartItems: operation({
    kind: 'do',
    access: 'anyone',
    input: doAddItemsParamsSchema,
    output: cartSchema,
    weight: 3,
    errors: addErrors,
    summary: 'Adds several variations to the cart, all of them or none.',
  }),
  // An addition of ours: getFacet tells what goes with one item.
  getCartCrossSelling: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: z.array(productSchema),
    weight: 2,
    errors: [],
    summary: 'Lists what goes with the items of the cart and is not in it, at most ten, as cards of our lists show it.',
  }),
  // An addition of ours: for a table of variations, and for numbers from a list.
  doAddCartLines: operation({
    kind: 'do',
    access: 'anyone',
    input: doAddCartLinesParamsSchema,
    output: doAddCartLinesResponseSchema,
    weight: 3,
    errors: ['cart.addToBasket.unknownError'],
    summary: 'Adds what can be added of several variations, by id or article number, and says why not of the rest.',
  }),
  // Ours, like the two that follow: a cart by a link.
  doShareCart: operation({
    kind: 'do',
    access: 'anyone',
    input: none,
    output: sharedCartLinkSchema,
    errors: ['order.emptyBasket'],
    summary: 'Keeps the lines of the cart as they are now, without anything of its owner, and answers what opens them.',
  }),
  getSharedCart: operation({
    kind: 'get',
    access: 'anyone',
    input: sharedCartParamsSchema,
    output: sharedCartSchema,
    weight: 2,
    errors: ['cart.sharedNotFound'],
    summary: 'Answers the lines of a shared cart with the products as whoever calls may buy them.',
  }),
  doAddSharedCart: operation({
    kind: 'do',
    access: 'anyone',
    input: sharedCartParamsSchema,
    output: doAddCartLinesResponseSchema,
    weight: 3,
    errors: ['cart.sharedNotFound', 'cart.addToBasket.unknownError'],
    summary:
      'Sees to it that the cart holds at least what was shared, and says what could not be added; twice is as once.',
  }),
  setCartItemQuantity: operation({
    kind: 'set',
    access: 'anyone',
    input: setCartItemQuantityParamsSchema,
    output: z.union([cartSchema, cartItemErrorSchema]),
    errors: [
      'cart.itemNotFound',
      'cart.addToBasket.maxItemQuantityReached',
      'cart.addToBasket.maxVariationQuantityReached',
      'cart.addToBasket.minVariationQuantityNotReached',
      'cart.addToBasket.intervalQuantityMismatch',
      'cart.addToBasket.variationNotFound',
    ],
    summary: 'Sets the quantity of a line; where the stock is short it answers the stock, which is the quantity then.',
  }),
  deleteCartItem: operation({
    kind: 'delete',
    access: 'anyone',
    input: deleteCartItemParamsSchema,
    output: cartSchema,
    errors: ['cart.failedToRemoveItem'],
    summary: 'Removes a line from the cart.',
  }),
  doRestoreCartItem: operation({
    kind: 'do',
    access: 'anyone',
    input: doRestoreCartItemParamsSchema,
    output: cartSchema,
    errors: ['cart.itemNotFound', ...addErrors],
    summary: 'Puts a line back that was removed: with its quantity and answers, at its place.',
  }),
  deleteAllCartItems: operation({
    kind: 'delete',
    access: 'anyone',
    input: none,
    output: cartSchema,
    errors: [],
    summary: 'Removes every line and keeps the addresses and choices of the checkout.',
  }),
  deleteBasketReservations: operation({
    kind: 'delete',
    access: 'anyone',
    input: none,
    output: z.boolean(),
    errors: [],
    summary:
      'Gives back at once what is held for a payment of the cart that comes before its order, and calls it off; placed orders keep theirs.',
  }),
  deleteCart: operation({
    kind: 'delete',
    access: 'anyone',
    input: none,
    output: deleteCartResponseSchema,
    errors: [],
    summary: 'Deletes the cart with everything that was chosen for it.',
  }),
};
