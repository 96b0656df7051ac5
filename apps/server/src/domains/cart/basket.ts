import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { Session } from '../customers/visitor.ts';
import { shopCountryId } from '../shop/settings.ts';
import { basket } from './tables.ts';

export type Basket = typeof basket.$inferSelect;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The session's basket, whether its order was placed or not; null where none was begun. */
export async function lastBasket(db: Queryable, sessionId: number): Promise<Basket | null> {
  const [row] = await basketOfSession(db).execute({ sessionId });
  return row ?? null;
}

const basketOfSession = prepareOnce((db) =>
  db
    .select()
    .from(basket)
    .where(eq(basket.sessionId, sql.placeholder('sessionId')))
    .limit(1)
    .prepare('basket_of_session'),
);

/** The session's open basket: null where none was begun, or its order was placed. */
export async function findBasket(db: Queryable, sessionId: number): Promise<Basket | null> {
  const row = await lastBasket(db, sessionId);
  return row && row.orderedAt === null ? row : null;
}

/** The session's basket, whether its order was placed or not, locked until the end of the transaction. */
export async function lockBasket(tx: Transaction, sessionId: number): Promise<Basket | null> {
  const [row] = await tx.select().from(basket).where(eq(basket.sessionId, sessionId)).for('update');
  return row ?? null;
}

/**
 * The session's basket, begun if there is none and locked until the end of the transaction, so that two tabs change it
 * one after the other. One whose order was placed stays as it is: choices made now hold for the next one.
 */
export async function ensureBasket(tx: Transaction, context: Context, session: Session): Promise<Basket> {
  const [row] = await upsert(tx).execute(await newBasket(context, session));
  if (!row) throw new Error('the basket was neither begun nor found');
  return row;
}

const upsert = prepareOnce((db) =>
  db
    .insert(basket)
    .values({
      sessionId: sql.placeholder('sessionId'),
      shippingCountryId: sql.placeholder('shippingCountryId'),
      createdAt: sql.placeholder('createdAt'),
      updatedAt: sql.placeholder('updatedAt'),
    })
    .onConflictDoUpdate({ target: basket.sessionId, set: { updatedAt: sql`excluded.updated_at` } })
    .returning()
    .prepare('ensure_basket'),
);

/** The basket to put lines into: like `ensureBasket`, but a placed one is replaced by a new one with the same choices. */
export async function openBasket(tx: Transaction, context: Context, session: Session): Promise<Basket> {
  const row = await ensureBasket(tx, context, session);
  if (row.orderedAt === null) return row;
  await tx.delete(basket).where(eq(basket.id, row.id));
  const [next] = await tx
    .insert(basket)
    .values({
      ...(await newBasket(context, session)),
      shippingCountryId: row.shippingCountryId,
      shippingProfileId: row.shippingProfileId,
      paymentMethodId: row.paymentMethodId,
      billingAddressId: row.billingAddressId,
      shippingAddressId: row.shippingAddressId,
    })
    .returning();
  if (!next) throw new Error('the basket was not replaced');
  return next;
}

async function newBasket(context: Context, session: Session): Promise<typeof basket.$inferInsert> {
  return {
    sessionId: session.id,
    shippingCountryId: await shopCountryId(context.shop),
    createdAt: context.now,
    updatedAt: context.now,
  };
}

/** What a visitor without a basket has: nothing in it, to be delivered to the shop's own country. Not stored. */
export async function noBasket(context: Context, session: Session | null): Promise<Basket> {
  return {
    id: 0,
    sessionId: session?.id ?? 0,
    shippingCountryId: await shopCountryId(context.shop),
    shippingProfileId: null,
    paymentMethodId: null,
    billingAddressId: null,
    shippingAddressId: null,
    contactWish: null,
    customerSign: null,
    isShippingPrivacyAccepted: false,
    orderedAt: null,
    lockedUntil: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

/** Whether the basket is one of the database, not the stand-in of a visitor who has none. */
export function isStored(basket: Basket): boolean {
  return basket.id > 0;
}
