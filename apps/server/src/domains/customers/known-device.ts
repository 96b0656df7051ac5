import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { newNamedToken } from './named-token.ts';
import { hashOf } from './session-token.ts';
import { dayMs } from './sessions.ts';
import { account, accountDevice } from './tables.ts';

/** A device that a customer logged in from is known for this long after the last time: longer than a login lasts, or it would be forgotten when it is needed. */
export const deviceDays = 180;

/** Of an account: as many as may be logged in to it. The one that logged in longest ago is forgotten for another. */
const mostDevices = 500;

/** What the device of a call is counted as for the account of an e-mail address that it logged in to; null where it is not known to it. */
export async function knownDevice({ db, visitor, now }: Context, email: string): Promise<string | null> {
  if (visitor.deviceToken === null) return null;
  const [known] = await db
    .select({ tokenHash: accountDevice.tokenHash })
    .from(accountDevice)
    .innerJoin(account, eq(account.customerId, accountDevice.customerId))
    .where(
      and(
        eq(accountDevice.tokenHash, hashOf(visitor.deviceToken)),
        eq(account.email, email.toLowerCase()),
        gt(accountDevice.loggedInAt, daysAgo(now)),
      ),
    );
  return known ? known.tokenHash.toString('base64url') : null;
}

/** For whom something counts that such a device does. */
export function ofDevice(email: string, device: string): string {
  return `${email}:device:${device}`;
}

/** Has the account know the device of the call from now on; the device is told with the answer, under the token that it has if that is of this account. */
export async function knowDevice(context: TransactionContext, customerId: number): Promise<void> {
  const { shop, db, visitor, now } = context;
  const known = visitor.deviceToken;
  if (known !== null && (await renewDevice(context, { token: known, customerId }))) return visitor.tellDevice(known);
  const token = newNamedToken(shop.secret, `customer-${customerId}`);
  await db.insert(accountDevice).values({ tokenHash: hashOf(token), customerId, loggedInAt: now });
  await forgetOldest(db, customerId);
  visitor.tellDevice(token);
}

async function renewDevice(
  { db, now }: TransactionContext,
  { token, customerId }: { token: string; customerId: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(accountDevice)
    .set({ loggedInAt: now })
    .where(and(eq(accountDevice.tokenHash, hashOf(token)), eq(accountDevice.customerId, customerId)));
  return rowCount === 1;
}

/** An account with a new password knows no device but the one that set it, under another token. */
export async function knowThisDeviceAlone(context: TransactionContext, customerId: number): Promise<void> {
  await context.db.delete(accountDevice).where(eq(accountDevice.customerId, customerId));
  await knowDevice(context, customerId);
}

/** The device of the call is known to nobody any more, and has no token. */
export async function forgetDevice({ db, visitor }: TransactionContext): Promise<void> {
  if (visitor.deviceToken === null) return;
  await db.delete(accountDevice).where(eq(accountDevice.tokenHash, hashOf(visitor.deviceToken)));
  visitor.tellDevice(null);
}

/** When the devices that an account knows logged in last, the latest first. */
export async function devicesOf(db: Queryable, customerId: number): Promise<Date[]> {
  const rows = await db
    .select({ loggedInAt: accountDevice.loggedInAt })
    .from(accountDevice)
    .where(eq(accountDevice.customerId, customerId))
    .orderBy(desc(accountDevice.loggedInAt));
  return rows.map(({ loggedInAt }) => loggedInAt);
}

/** Deletes some devices that are known no more. Resolves to how many. */
export async function forgetOldDevices(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const old = db
    .select({ tokenHash: accountDevice.tokenHash })
    .from(accountDevice)
    .where(lt(accountDevice.loggedInAt, daysAgo(now)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(accountDevice).where(inArray(accountDevice.tokenHash, old));
  return rowCount ?? 0;
}

async function forgetOldest(db: Queryable, customerId: number): Promise<void> {
  const oldest = db
    .select({ tokenHash: accountDevice.tokenHash })
    .from(accountDevice)
    .where(eq(accountDevice.customerId, customerId))
    .orderBy(desc(accountDevice.loggedInAt), desc(accountDevice.tokenHash))
    .offset(mostDevices)
    .for('update', { skipLocked: true });
  await db.delete(accountDevice).where(inArray(accountDevice.tokenHash, oldest));
}

function daysAgo(now: Date): Date {
  return new Date(now.getTime() - deviceDays * dayMs);
}
