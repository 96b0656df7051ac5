import type { CartItems } from '@mise/contract/cart/cart.ts';
import type { cartOperations } from '@mise/contract/cart/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { ComponentChoice } from '@mise/rules/bundle-components.ts';
import type { Context, TransactionContext } from '../context.ts';
import type { WantedItem } from '../domains/cart/additions.ts';
import { type Basket, deleteBaskets, openBasket } from '../domains/cart/basket.ts';
import { addItems, removeAllLines, removeLine, restoreLine, setQuantity } from '../domains/cart/change-lines.ts';
import { choicesWire } from '../domains/cart/wire.ts';
import { goesWith } from '../domains/catalog/goes-with.ts';
import { cartOfVisitor, cartView } from '../domains/checkout/cart-view.ts';
import { dropPrepared } from '../domains/checkout/place-order.ts';
import { cartOf, sessionCart, wholeCart } from '../domains/checkout/session-cart.ts';
import { beginSession } from '../domains/customers/begin-session.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { inTransaction } from '../in-transaction.ts';
import { addCartLines } from '../workflows/add-cart-lines.ts';
import { giveUpBasketPayment } from '../workflows/basket-payment.ts';
import { basketChanged, cartAnswer } from '../workflows/cart-events.ts';
import { afterChoice } from '../workflows/checkout-changed.ts';
import { withCartOnRefusal } from '../workflows/refused-addition.ts';
import { sharedCartHandlers } from './shared-carts.ts';

export const cartHandlers: HandlersOf<Context, typeof cartOperations> = {
  getCart: async (context, wanted) => ({ data: await wholeCart(context, wanted) }),

  doAddCartItem: async (context, { cartItems, ...item }) => {
    const { cart, lines } = await add(context, [item], cartItems);
    return cartItems === 'all' ? cartAnswer(cart, lines) : { data: cart };
  },

  getCartCrossSelling: async (context) => {
    const { held } = await cartOfVisitor(context);
    const itemIds = [...new Set([...held.variations.values()].map(({ itemId }) => itemId))];
    const customerClass = await customerClassOf(context);
    return { data: await goesWith(context, { itemIds, most: mostBesideCart, products: 'small', customerClass }) };
  },

  doAddCartLines: addCartLines,

  ...sharedCartHandlers,

  doAddCartItems: async (context, items) => {
    const { cart, lines } = await add(context, items, 'all');
    return cartAnswer(cart, lines);
  },

  setCartItemQuantity: async (context, { cartItemId, quantity }) => {
    const { availableStock, ...changed } = await writeBasket(context, async (inner, basket) => ({
      basket,
      ...(await setQuantity(inner, { basket, lineId: cartItemId, quantity })),
    }));
    // The stock is all that its data says: notices wait for an answer that has the cart.
    const tells = availableStock === null;
    const cart = await cartOf(context, { ...changed, cartItems: 'none', tells });
    const { data, events } = cartAnswer(cart, { updated: [cartItemId] });
    if (availableStock === null) return { data, events };
    return { data: { availableStock }, events: { ...events, ...basketChanged(data) } };
  },

  deleteCartItem: async (context, { cartItemId }) => {
    await writeBasket(context, (context, basket) => removeLine(context, { basket, lineId: cartItemId }));
    return cartAnswer(await sessionCart(context, 'none'));
  },

  doRestoreCartItem: async (context, { cartItemId }) => {
    const data = await withCartOnRefusal(context, async () => {
      const restored = await writeBasket(context, async (inner, basket) => ({
        basket,
        ...(await restoreLine(inner, { basket, lineId: cartItemId })),
      }));
      return cartOf(context, { ...restored, cartItems: 'small' });
    });
    return { data };
  },

  deleteAllCartItems: async (context) => {
    await writeBasket(context, ({ db }, basket) => removeAllLines(db, basket));
    return cartAnswer(await sessionCart(context, 'none'));
  },

  deleteBasketReservations: async (context) => {
    await giveUpBasketPayment(context);
    return { data: true };
  },

  deleteCart: async (context) => {
    const session = await context.visitor.find();
    if (session) {
      await giveUpBasketPayment(context);
      await inTransaction(context, async (inner) => {
        // What another tab began to pay meanwhile.
        await dropPrepared(inner, session);
        await deleteBaskets(inner.db, [session.customer.id]);
      });
    }
    const { priced, events } = await afterChoice(context);
    const view = await cartView(context, priced);
    return {
      events,
      data: { ...emptySums, ...choicesWire(view), customerInvoiceAddressId: null, basketRebateType: 0 },
    };
  },
};

const mostBesideCart = 10;

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
  setComponents: ComponentChoice[];
  additionKey?: string | undefined;
};

function wantedItem({ productId, quantity, basketItemOrderParams, setComponents }: AddInput): WantedItem {
  const orderParams = basketItemOrderParams.map(({ property }) => ({
    propertyId: property.id,
    value: property.value ?? '',
  }));
  return { variationId: productId, quantity, orderParams, components: setComponents };
}

/** Changes the visitor's basket in a transaction; a visitor's first write begins session and basket. */
async function writeBasket<Result>(
  context: Context,
  change: (context: TransactionContext, basket: Basket) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (inner) => {
    return change(inner, await openBasket(inner, await beginSession(inner)));
  });
}

/** Adds and answers the cart, with the products of what was added only (architecture: cart answers). */
function add(context: Context, items: readonly AddInput[], cartItems: CartItems) {
  return withCartOnRefusal(context, async () => {
    const { lines, ...changed } = await writeBasket(context, async (inner, basket) => ({
      basket,
      ...(await addItems(inner, { basket, items: items.map(wantedItem), key: items[0]?.additionKey })),
    }));
    return { cart: await cartOf(context, { ...changed, cartItems }), lines };
  });
}
