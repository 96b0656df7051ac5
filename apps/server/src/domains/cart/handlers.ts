import type { Cart } from '@mise/contract/cart/cart.ts';
import type { cartOperations } from '@mise/contract/cart/operations.ts';
import type { Answer } from '@mise/contract/client.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { basketOf, cartView, openPricedBasket, type WithProducts } from '../checkout/cart-view.ts';
import { sessionCart } from '../checkout/session-cart.ts';
import { type Basket, openBasket, type Transaction } from './basket.ts';
import { addItems, removeAllLines, removeLine, setQuantity, type WantedItem } from './change-lines.ts';
import { basket as basketTable } from './tables.ts';
import { choicesWire } from './wire.ts';

export const cartHandlers: HandlersOf<Context, typeof cartOperations> = {
  getCart: async (context) => ({ data: await sessionCart(context, 'all') }),

  doAddCartItem: async (context, item) => {
    const wanted = [wantedItem(item)];
    return changeCart(context, async (tx, basket) => (await addItems(tx, context, { basket, items: wanted })).touched);
  },

  doAddCartItems: async (context, items) => {
    const wanted = items.map(wantedItem);
    return changeCart(context, async (tx, basket) => (await addItems(tx, context, { basket, items: wanted })).touched);
  },

  setCartItemQuantity: async (context, { cartItemId, quantity }) => {
    const result = await writeBasket(context, (tx, basket) =>
      setQuantity(tx, context, { basket, lineId: cartItemId, quantity }),
    );
    if ('availableStock' in result) return { data: { availableStock: result.availableStock } };
    return cartAnswer(context, 'none');
  },

  deleteCartItem: async (context, { cartItemId }) => {
    return changeCart(context, async (tx, basket) => {
      await removeLine(tx, { basket, lineId: cartItemId });
      return [];
    });
  },

  deleteAllCartItems: async (context) => {
    return changeCart(context, async (tx, basket) => {
      await removeAllLines(tx, basket);
      return [];
    });
  },

  deleteCart: async (context) => {
    const session = await context.visitor.find();
    if (session) await context.db.delete(basketTable).where(eq(basketTable.sessionId, session.id));
    const view = await cartView(context, await openPricedBasket(context, await basketOf(context, session)));
    return { data: { ...emptySums, ...choicesWire(view), customerInvoiceAddressId: null, basketRebateType: 0 } };
  },
};

const emptySums = {
  itemSum: 0,
  itemSumNet: 0,
  basketAmount: 0,
  basketAmountNet: 0,
  shippingAmount: 0,
  shippingAmountNet: 0,
  paymentAmount: 0,
  couponDiscount: 0,
};

type AddInput = {
  productId: number;
  quantity: number;
  basketItemOrderParams: { property: { id: number; value: string | null } }[];
};

function wantedItem({ productId, quantity, basketItemOrderParams }: AddInput): WantedItem {
  const orderParams = basketItemOrderParams.map(({ property }) => ({
    propertyId: property.id,
    value: property.value ?? '',
  }));
  return { variationId: productId, quantity, orderParams };
}

/** Changes the session's basket in a transaction; a visitor's first write begins session and basket. */
async function writeBasket<Result>(
  context: Context,
  change: (tx: Transaction, basket: Basket) => Promise<Result>,
): Promise<Result> {
  const session = await context.visitor.begin();
  return context.db.transaction(async (tx) => change(tx, await openBasket(tx, context, session)));
}

/** Answers the cart after a change, with the products of the variations that it touched (architecture: cart answers). */
async function changeCart(
  context: Context,
  change: (tx: Transaction, basket: Basket) => Promise<number[]>,
): Promise<Answer<Cart, never>> {
  return cartAnswer(context, await writeBasket(context, change));
}

async function cartAnswer(context: Context, withProducts: WithProducts): Promise<Answer<Cart, never>> {
  const data = await sessionCart(context, withProducts);
  return { data, events: { AfterBasketChanged: { basket: { ...data, items: undefined } } } };
}
