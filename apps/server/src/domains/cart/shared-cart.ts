import { randomBytes } from 'node:crypto';
import { addDays } from '@mise/rules/calendar-day.ts';
import { dayOf, momentAt } from '@mise/rules/shop-clock.ts';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { OrderProperty } from '../catalog/order-properties.ts';
import { hashOf } from '../customers/session-token.ts';
import type { BasketRow } from './lines.ts';
import type { Held } from './stored-cart.ts';
import { type SharedLine, sharedCart } from './tables.ts';

export type StoredSharedCart = typeof sharedCart.$inferSelect;

/** 128 bits: nobody guesses their way into a cart. */
const tokenBytes = 16;

/** How long a link opens what was shared, in days after the one on which it was made. */
const lifetimeDays = 30;

/** Keeps lines under a new secret, of which the database has the hash alone. */
export async function keepSharedCart(
  db: Queryable,
  { lines, now }: { lines: SharedLine[]; now: Date },
): Promise<{ token: string; until: Date }> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const until = lastMoment(now);
  await db.insert(sharedCart).values({ tokenHash: hashOf(token), lines, createdAt: now, until });
  return { token, until };
}

/** Pages name the last day: it counts to its end, where the shop is. */
function lastMoment(now: Date): Date {
  return new Date(momentAt(addDays(dayOf(now), lifetimeDays + 1), 0).getTime() - 1);
}

/** What has not ended has until this moment at least. Links of before ended in the middle of the day that was named. */
function beginOfDay(now: Date): Date {
  return momentAt(dayOf(now), 0);
}

/** What a secret opens; null where it is not known, or has ended. */
export async function findSharedCart(
  db: Queryable,
  { token, now }: { token: string; now: Date },
): Promise<StoredSharedCart | null> {
  const isOpen = and(eq(sharedCart.tokenHash, hashOf(token)), gte(sharedCart.until, beginOfDay(now)));
  const [row] = await db.select().from(sharedCart).where(isOpen);
  return row ?? null;
}

/** Deletes some that have ended. Resolves to how many. */
export async function forgetSharedCarts(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const ended = db
    .select({ tokenHash: sharedCart.tokenHash })
    .from(sharedCart)
    .where(lt(sharedCart.until, beginOfDay(now)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(sharedCart).where(inArray(sharedCart.tokenHash, ended));
  return rowCount ?? 0;
}

/** The lines of a cart as anybody may see them. */
export function sharedLines({ rows, variations }: Pick<Held, 'rows' | 'variations'>): SharedLine[] {
  return rows.map((row) => toSharedLine(row, variations.get(row.variationId)?.orderProperties ?? []));
}

/** What its owner typed or handed in (a name to engrave, a logo) stays theirs: of answers go along those that the shop offered. */
export function toSharedLine(
  {
    variationId,
    quantity,
    orderParams,
    components,
  }: Pick<BasketRow, 'variationId' | 'quantity' | 'orderParams' | 'components'>,
  asked: readonly Pick<OrderProperty, 'id' | 'valueType'>[],
): SharedLine {
  const offered = asked.filter(({ valueType }) => valueType === 'selection' || valueType === 'empty');
  const isOffered = ({ propertyId }: { propertyId: number }) => offered.some(({ id }) => id === propertyId);
  return {
    variationId,
    quantity,
    orderParams: orderParams.filter(isOffered),
    components,
    missingIds: orderParams.filter((param) => !isOffered(param)).map(({ propertyId }) => propertyId),
  };
}
