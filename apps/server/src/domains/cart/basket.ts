import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { sessionEnded } from '../customers/ended-sessions.ts';
import type { Customer, Session } from '../customers/sessions.ts';
import { session as sessionTable } from '../customers/tables.ts';
import { shopCountryId } from '../shop/settings.ts';
import { basket } from './tables.ts';

export type Basket = typeof basket.$inferSelect;

/** The customer's basket, whether its order was placed or not; null where none was begun. */
export async function lastBasket(db: Queryable, customerId: number): Promise<Basket | null> {
  const [row] = await basketOfCustomer(db).execute({ customerId });
  return row ?? null;
}

const basketOfCustomer = prepareOnce((db) =>
  db
    .select()
    .from(basket)
    .where(eq(basket.customerId, sql.placeholder('customerId')))
    .limit(1)
    .prepare('basket_of_customer'),
);

/** The customer's basket, whether its order was placed or not, locked until the end of the transaction. */
export async function lockBasket(db: Transaction, customerId: number): Promise<Basket | null> {
  const [row] = await db.select().from(basket).where(eq(basket.customerId, customerId)).for('update');
  return row ?? null;
}

/**
 * The basket of a session's customer, begun if there is none and locked until the end of the transaction, so that two tabs change it
 * one after the other. One whose order was placed stays as it is: choices made now hold for the next one. It is the same basket until
 * something is written that was not so before: who writes calls `changeChoices` or `renewBasket`. A session that has ended since it was read, or
 * become another's, is refused as `refuseEnded` does.
 */
export async function ensureBasket(context: TransactionContext, session: Session): Promise<Basket> {
  const begun = await newBasket(context, session.customer);
  const [row] = await upsert(context.db)
    .execute({ ...begun, sessionId: session.id })
    .catch((error) => {
      throw isOfNobody(error) ? sessionEnded() : error;
    });
  if (!row) throw new Error('the basket was neither begun nor found');
  return row;
}

const upsert = prepareOnce((db) =>
  db
    .insert(basket)
    .values({
      customerId: sql`(${ownerOfSession(db)})`,
      shippingCountryId: sql.placeholder('shippingCountryId'),
      createdAt: sql.placeholder('createdAt'),
      updatedAt: sql.placeholder('updatedAt'),
    })
    .onConflictDoUpdate({
      target: basket.customerId,
      set: { updatedAt: sql`excluded.updated_at` },
    })
    .returning()
    .prepare('ensure_basket'),
);

/** Null where the session is not this customer's any more; who would end it waits for the transaction. */
function ownerOfSession(db: Queryable) {
  return db
    .select({ id: sessionTable.customerId })
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.id, sql.placeholder('sessionId')),
        eq(sessionTable.customerId, sql.placeholder('customerId')),
      ),
    )
    .for('key share');
}

function isOfNobody({ cause }: { cause?: unknown }): boolean {
  return cause instanceof DatabaseError && cause.code === '23502' && cause.column === basket.customerId.name;
}

/**
 * The basket to put lines into: like `ensureBasket`, but a placed one is replaced by a new one with the same choices, so that who
 * comes back finds the checkout filled in. What the carrier may be told was agreed for one delivery: it is asked anew.
 */
export async function openBasket(context: TransactionContext, session: Session): Promise<Basket> {
  const row = await ensureBasket(context, session);
  if (row.orderedAt === null) return withoutNotices(context.db, row);
  await context.db.delete(basket).where(eq(basket.id, row.id));
  const [next] = await context.db
    .insert(basket)
    .values({
      ...(await newBasket(context, session.customer)),
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

/**
 * Writes choices into a basket that is locked; `before`: as it is then. Where something is chosen otherwise, it is another basket than the one
 * that may be being paid. What is only said with the order makes it no other one (`said`).
 */
export async function changeChoices(
  db: Transaction,
  before: Basket,
  choices: Partial<typeof basket.$inferInsert>,
): Promise<void> {
  const isOther = !isDeepStrictEqual({ ...before, ...choices, ...said }, { ...before, ...said });
  await db
    .update(basket)
    .set({ ...choices, ...(isOther && otherVersion) })
    .where(eq(basket.id, before.id));
}

/**
 * Makes a basket that is locked another one than the one that may be being paid: what it holds, or is paid with, has changed. `additionKey`: of what
 * was added to it (`wasAdded`).
 */
export async function renewBasket(db: Transaction, basketId: number, additionKey?: string): Promise<void> {
  await renewal(db).execute({ basketId, additionKey: additionKey ?? null });
}

/** Whether what comes under this key is in the basket already, as where the answer to it was lost on its way. */
export function wasAdded({ lastAdditions }: Basket, additionKey: string | undefined): boolean {
  return additionKey !== undefined && lastAdditions.includes(additionKey);
}

/** Of so many additions a basket knows the keys: of several tabs, of which each is without an answer to one. */
export const mostAdditions = 10;

const otherVersion = { version: sql`gen_random_uuid()` };

const additionKey = sql`${sql.placeholder('additionKey')}::text`;

const renewal = prepareOnce((db) =>
  db
    .update(basket)
    .set({
      ...otherVersion,
      lastAdditions: sql`CASE WHEN ${additionKey} IS NULL THEN ${basket.lastAdditions}
        ELSE (${additionKey} || ${basket.lastAdditions})[1:${sql.raw(String(mostAdditions))}] END`,
    })
    .where(eq(basket.id, sql.placeholder('basketId')))
    .prepare('renew_basket'),
);

/** What was said of the lines is said no more once they change. */
async function withoutNotices(db: Queryable, row: Basket): Promise<Basket> {
  if (row.reduced === null) return row;
  await db.update(basket).set({ reduced: null }).where(eq(basket.id, row.id));
  return { ...row, reduced: null };
}

async function newBasket(context: Context, customer: Customer): Promise<typeof basket.$inferInsert> {
  return {
    customerId: customer.id,
    shippingCountryId: await shopCountryId(context.shop),
    createdAt: context.now,
    updatedAt: context.now,
  };
}

/** What a visitor without a basket has: nothing in it, to be delivered to the shop's own country. Not stored. */
export async function noBasket(context: Context, customer: Customer | null): Promise<Basket> {
  return {
    id: 0,
    customerId: customer?.id ?? 0,
    companyId: null,
    shippingCountryId: await shopCountryId(context.shop),
    shippingProfileId: null,
    paymentMethodId: null,
    billingAddressId: null,
    shippingAddressId: null,
    contactWish: null,
    customerSign: null,
    ...noConsent,
    freightServices: null,
    preferredDelivery: null,
    isCompleteDelivery: false,
    couponId: null,
    reduced: null,
    removed: null,
    orderedAt: null,
    lockedUntil: null,
    version: '',
    lastAdditions: [],
    createdAt: context.now,
    updatedAt: context.now,
  };
}

/** No carrier may have e-mail and phone. */
export const noConsent = { consentedCarrier: null, consentedRecipient: null };

/** What nobody prices: it goes into what is prepared without ending it (`checkout/go-on.ts`). */
const said = { contactWish: null, customerSign: null, ...noConsent };

/** Forgets what was written and agreed for the delivery of a customer's basket. */
export async function forgetChoices(db: Queryable, customerId: number): Promise<void> {
  await db
    .update(basket)
    .set({ ...said, preferredDelivery: null })
    .where(eq(basket.customerId, customerId));
}

/** Deletes the baskets of customers. */
export async function deleteBaskets(db: Queryable, customerIds: readonly number[]): Promise<void> {
  await db.delete(basket).where(inArray(basket.customerId, [...customerIds]));
}

/** Whether the basket is one of the database, not the stand-in of a visitor who has none. */
export function isStored(basket: Basket): boolean {
  return basket.id > 0;
}
