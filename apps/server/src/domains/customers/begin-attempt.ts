import { eq, inArray, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { skewMs } from './rate-limit.ts';
import { subjectKey } from './subject-key.ts';
import { rateLimit } from './tables.ts';

/** After this many failures without a success each further attempt has to wait. */
const freeFailures = 5;
/** The same for all customers of a network, at their passwords, coupons and registrations: two hundred buyers of one company mistype and forget. */
export const freeOfManyCustomers = 50;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** Failures count until there was none for this long; forget-rate-limits.ts deletes them afterwards. */
export const rememberedMs = 86_400_000;

export type Attempt = {
  /** It was no guess: clears the failures of its subject, and takes this one back where it was counted for the address. */
  succeeded: (db: Queryable) => Promise<void>;
};

export type Guess = {
  /** What is tried: `operator-login`. */
  action: string;
  /** On whom: an e-mail address. None where nobody is attacked by it: of a code that many know many come at once. */
  subject?: string;
  /** From where. None where whoever tries is known: others of their network are not to keep them out. */
  network?: string;
  /** After how many failures there each further attempt waits. */
  freeOfNetwork?: number;
  /** After how many failures from there each further attempt on this subject waits; null: it does not count apart. */
  freeInNetwork?: number | null;
  now: Date;
};

/**
 * Counts an attempt at a secret as failed before it is made, so that a hundred at once are a hundred, for its subject and
 * for where it comes from. Resolves to the seconds to wait, and counts nothing, when either has failed too often.
 */
export async function beginAttempt(
  shop: Pick<Shop, 'db' | 'secret'>,
  { action, subject, network, freeOfNetwork = freeFailures, freeInNetwork = null, now }: Guess,
): Promise<Attempt | number> {
  const ofNetwork = network === undefined ? null : networkKey(action, network);
  const ofSubject = subject === undefined ? null : subjectKey(shop, action, subject);
  const free = new Map<string, number>();
  if (ofNetwork !== null) free.set(ofNetwork, freeOfNetwork);
  if (ofSubject !== null) free.set(ofSubject, freeFailures);
  const inNetwork =
    ofNetwork === null || subject === undefined || freeInNetwork === null ? null : subjectKey(shop, ofNetwork, subject);
  if (inNetwork !== null) free.set(inNetwork, freeInNetwork ?? 0);
  const counted = await shop.db.transaction((tx) => count(tx, free, now));
  if (typeof counted === 'number') return counted;
  return {
    succeeded: async (db) => {
      if (ofNetwork !== null) {
        // Not cleared: an account of one's own would else buy guesses at those of others. First, as "count" locks it first.
        await db
          .update(rateLimit)
          .set({
            count: sql`greatest(${rateLimit.count} - 1, 0)`,
            until: sql`CASE WHEN ${rateLimit.count} > ${counted.get(ofNetwork) ?? 0} THEN ${rateLimit.until} END`,
          })
          .where(eq(rateLimit.key, ofNetwork));
      }
      // One after the other, as "count" locks them.
      for (const key of [inNetwork, ofSubject]) if (key !== null) await clear(db, key);
    },
  };
}

/** Whether so many attempts from a network have failed without a day between two. */
export async function hasFailedOften(
  { db }: Pick<Shop, 'db'>,
  { action, network, most, now }: { action: string; network: string; most: number; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(rateLimit)
    .where(eq(rateLimit.key, networkKey(action, network)));
  return row !== undefined && row.count >= most && now.getTime() - row.lastAt.getTime() <= rememberedMs;
}

function networkKey(action: string, network: string): string {
  return `${action}:network:${network}`;
}

async function clear(db: Queryable, key: string): Promise<void> {
  await db.update(rateLimit).set({ count: 0, until: null }).where(eq(rateLimit.key, key));
}

/** Forgets the failures of a subject that has shown otherwise whose it is, those that a slow network counts apart, too. */
export async function forgetAttempts(
  { db, shop }: { db: Queryable; shop: Pick<Shop, 'secret'> },
  { action, subject, network }: Required<Pick<Guess, 'action' | 'subject' | 'network'>>,
): Promise<void> {
  const keys = [subjectKey(shop, networkKey(action, network), subject), subjectKey(shop, action, subject)];
  for (const key of keys) await clear(db, key);
}

/** How long the next attempt waits after so many failures: half a minute, a minute, two … a quarter of an hour. */
export function waitAfter(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);
}

/** Milliseconds that the next attempt waits: none where a clock that was ahead, and is set right now, counted the last one. */
function leftOf({ lastAt, until }: typeof rateLimit.$inferSelect, now: Date): number {
  if (!until || lastAt.getTime() - now.getTime() > skewMs) return 0;
  return until.getTime() - now.getTime();
}

function longestWait(rows: readonly (typeof rateLimit.$inferSelect)[], now: Date): number {
  return Math.max(0, ...rows.map((row) => leftOf(row, now)));
}

/** Failures of each key with this one, or the seconds to wait; `free`: how many of it wait for nothing. Rows are locked in one order: no deadlock. */
async function count(
  tx: Queryable,
  free: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, number> | number> {
  const sorted = [...free.keys()].toSorted();
  // Whoever has to wait leaves nothing behind: with another subject for each call that would be a row each.
  const known = await tx.select().from(rateLimit).where(inArray(rateLimit.key, sorted));
  const knownWaitMs = longestWait(known, now);
  if (knownWaitMs > 0) return Math.ceil(knownWaitMs / 1000);
  await tx
    .insert(rateLimit)
    .values(sorted.map((key) => ({ key, count: 0, lastAt: now })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(rateLimit)
    .where(inArray(rateLimit.key, sorted))
    .orderBy(rateLimit.key)
    .for('update');
  const waitMs = longestWait(rows, now);
  if (waitMs > 0) return Math.ceil(waitMs / 1000);
  const counted = new Map<string, number>();
  for (const { key, count: failures, lastAt } of rows) {
    const next = now.getTime() - lastAt.getTime() > rememberedMs ? 1 : failures + 1;
    const wait = waitAfter(next, free.get(key) ?? freeFailures);
    const until = wait > 0 ? new Date(now.getTime() + wait) : null;
    await tx.update(rateLimit).set({ count: next, lastAt: now, until }).where(eq(rateLimit.key, key));
    counted.set(key, next);
  }
  return counted;
}
