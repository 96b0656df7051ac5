import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { arrayOf, type JsonRow, jsonRow, jsonRows, jsonRowWhere } from '../../db/json.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { sellableAsMarked } from '../catalog/known-variations.ts';
import { toMoment } from '../catalog/price-fields.ts';
import { type SellableVariation, sellableMarks } from '../catalog/sellable-variations.ts';
import { type BasketCoupon, couponOfBasket, toBasketCoupon } from '../coupons/coupon-of-basket.ts';
import { type Customer, isOfToken, sessionRow } from '../customers/sessions.ts';
import { account, customer, customerClass, session } from '../customers/tables.ts';
import { heldForBasket, toUnpaidHolds, type UnpaidHolds, unpaidOrdersOf } from '../orders/unpaid-holds.ts';
import { giftCardsOf, type HeldGiftCard, toHeldGiftCard } from '../payments/gift-cards.ts';
import { type OpenAmount, openAmountsOf } from '../payments/open-credit.ts';
import { paidWhenFetched } from '../payments/payment-behavior.ts';
import { wishlistItem } from '../wishlist/tables.ts';
import type { Basket } from './basket.ts';
import type { BasketRow } from './lines.ts';
import { basket, basketGiftCard, basketItem } from './tables.ts';

/** What a basket holds, in the order it was added, and what it is judged by. */
export type Held = {
  rows: BasketRow[];
  /** All that the rows, and a change of them, are about. What is held for a payment of the basket itself is in their stock. */
  variations: Map<number, SellableVariation>;
  /** What its customer ordered before and did not pay. */
  unpaid: UnpaidHolds;
  /** Whether the invoice goes where the goods go. */
  isBillingAsShipping: boolean;
  /** What of it is owed, by payment method. */
  openAmounts: OpenAmount[];
  coupon: BasketCoupon | null;
  /** Those that can be paid with, the one that ends first before the others. */
  giftCards: HeldGiftCard[];
};

export type StoredCart = Held & {
  /** null where none was begun, or its order was placed. */
  basket: Basket | null;
  /** The variations on the customer's wishlist, the newest first: a cart tells them too. */
  wishlistIds: number[];
};

/** What whoever has no session holds. */
export function nothingHeld(): Held {
  return {
    ...{ rows: [], variations: new Map(), unpaid: toUnpaidHolds([]), openAmounts: [], coupon: null, giftCards: [] },
    isBillingAsShipping: true,
  };
}

/**
 * The customer's open basket in one query, two where it holds what this process has not read yet: a cart is asked for with every page.
 * `wanted`: variations that may join it. `isPlaced`: it becomes an order, which is judged by all that was ordered under its mail address;
 * before, whoever types the address of another is to hear nothing of that.
 */
export async function readStoredCart(
  context: Context,
  customerId: number,
  { wanted = [], isPlaced = false }: { wanted?: readonly number[]; isPlaced?: boolean } = {},
): Promise<StoredCart> {
  const found = await findStoredCart(context, customerId, { wanted, isPlaced });
  if (!found) throw new Error(`customer ${customerId} does not exist`);
  return found;
}

async function findStoredCart(
  context: Context,
  customerId: number,
  { wanted, isPlaced = false }: { wanted: readonly number[]; isPlaced?: boolean },
): Promise<StoredCart | null> {
  const [found] = await cartOfCustomer(context.db).execute({ customerId, wanted, isPlaced });
  return found ? toStoredCart(context, found.cart) : null;
}

/**
 * The same of whoever calls, together with their session where nobody has read that yet; null without one, or where a guest was taken into an account, or forgotten,
 * since the call has read it.
 */
export async function readCartOfVisitor(
  context: Context,
  wanted: readonly number[] = [],
): Promise<{ customer: Customer; cart: StoredCart } | null> {
  let read: CartRow | undefined;
  const session = await context.visitor.find(async (tokenHash) => {
    const [found] = await cartOfToken(context.db).execute({ tokenHash, wanted, isPlaced: false });
    read = found?.cart;
    return found?.session ?? null;
  });
  if (!session) return null;
  const { customer: owner } = session;
  const cart = await (read ? toStoredCart(context, read) : findStoredCart(context, owner.id, { wanted }));
  return cart && { customer: owner, cart };
}

async function toStoredCart(context: Context, { unpaidOrders, marks, ...cart }: CartRow): Promise<StoredCart> {
  return {
    ...cart,
    basket: cart.basket && toBasket(cart.basket),
    variations: await sellableAsMarked(context, marks, heldForBasket(unpaidOrders)),
    unpaid: toUnpaidHolds(unpaidOrders),
    coupon: toBasketCoupon(cart.coupon),
    giftCards: cart.giftCards.map(toHeldGiftCard),
  };
}

function toBasket({ orderedAt, lockedUntil, createdAt, updatedAt, ...row }: BasketJson): Basket {
  const moments = { orderedAt: toMoment(orderedAt), lockedUntil: toMoment(lockedUntil) };
  return { ...row, ...moments, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}

const basketFields = getTableColumns(basket);

type BasketJson = JsonRow<typeof basketFields>;

const itsRows = sql`FROM ${basketItem} WHERE ${eq(basketItem.basketId, basket.id)}`;

/** SQL: the customer's mail address where it has proved to be theirs. */
const provenEmail = sql`CASE WHEN ${isNotNull(account.confirmedAt)} THEN ${customer.email} END`;
const judgedEmail = sql`CASE WHEN ${sql.placeholder('isPlaced')}::boolean THEN ${customer.email} ELSE ${provenEmail} END`;
const judged = { id: customer.id, email: judgedEmail, isProven: sql`(${isNotNull(account.confirmedAt)})` };

/** In a query that reads a customer and, perhaps, their account and an open basket. */
const cartFields = {
  basket: jsonRowWhere(isNotNull(basket.id), basketFields),
  isBillingAsShipping: customer.isBillingAsShipping,
  rows: jsonRows(
    {
      id: basketItem.id,
      variationId: basketItem.variationId,
      quantity: basketItem.quantity,
      orderParams: basketItem.orderParams,
      components: basketItem.components,
      orderParamsKey: basketItem.orderParamsKey,
      unit: basketItem.unit,
    },
    sql`${itsRows} ORDER BY ${basketItem.id}`,
  ),
  marks: sellableMarks(sql`SELECT ${basketItem.variationId} ${itsRows} UNION ALL SELECT unnest(${idList('wanted')})`),
  unpaidOrders: unpaidOrdersOf(judged, { openBasketId: basket.id, paidWhenFetched }),
  openAmounts: openAmountsOf(judged),
  coupon: couponOfBasket({ basketId: basket.id, couponId: basket.couponId, buyer: judged, provenEmail }),
  giftCards: giftCardsOf(
    sql`SELECT ${basketGiftCard.giftCardId} FROM ${basketGiftCard} WHERE ${eq(basketGiftCard.basketId, basket.id)}`,
    basket.id,
  ),
  wishlistIds: arrayOf(
    wishlistItem.variationId,
    sql`FROM ${wishlistItem} WHERE ${eq(wishlistItem.customerId, customer.id)} ORDER BY ${desc(wishlistItem.id)}`,
  ),
};

type CartRow = JsonRow<typeof cartFields>;

const isOpenBasket = and(eq(basket.customerId, customer.id), isNull(basket.orderedAt));

const cartOfCustomer = prepareOnce((db) =>
  db
    .select({ cart: jsonRow(cartFields) })
    .from(customer)
    .leftJoin(account, eq(account.customerId, customer.id))
    .leftJoin(basket, isOpenBasket)
    .where(eq(customer.id, sql.placeholder('customerId')))
    .prepare('cart_of_customer'),
);

const cartOfToken = prepareOnce((db) =>
  db
    .select({ session: sessionRow, cart: jsonRow(cartFields) })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .innerJoin(customerClass, eq(customerClass.id, customer.customerClassId))
    .leftJoin(account, eq(account.customerId, customer.id))
    .leftJoin(basket, isOpenBasket)
    .where(isOfToken)
    .limit(1)
    .prepare('cart_of_token'),
);
