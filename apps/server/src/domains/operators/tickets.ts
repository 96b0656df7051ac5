import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hashOf, newToken } from '../customers/session-token.ts';
import { operatorTicket, type TicketPurpose } from './tables.ts';

export type Ticket = typeof operatorTicket.$inferSelect;

/** Milliseconds. */
const lifetimes: Record<TicketPurpose, number> = {
  login: 5 * 60_000,
  totp: 10 * 60_000,
  passkey: 10 * 60_000,
  invitation: 3 * 86_400_000,
};

/** Makes a ticket and answers its token, of which only the hash is kept. One for the same before is worth nothing any more. */
export async function issueTicket(
  db: Queryable,
  input: { purpose: TicketPurpose; operatorId: number | null; token?: string; challenge?: string; now: Date },
): Promise<string> {
  const { purpose, operatorId, token = newToken(), challenge = null, now } = input;
  const until = new Date(now.getTime() + lifetimes[purpose]);
  // Somebody may log in on two devices at once.
  if (purpose !== 'login') await endTickets(db, operatorId, [purpose]);
  await db.insert(operatorTicket).values({ purpose, tokenHash: hashOf(token), operatorId, challenge, until });
  return token;
}

/** The ticket of a token, while it holds; null for any other. */
export async function findTicket(
  db: Queryable,
  { purpose, token, now }: { purpose: TicketPurpose; token: string; now: Date },
): Promise<Ticket | null> {
  const [found] = await db
    .select()
    .from(operatorTicket)
    .where(
      and(
        eq(operatorTicket.tokenHash, hashOf(token)),
        eq(operatorTicket.purpose, purpose),
        gt(operatorTicket.until, now),
      ),
    );
  return found ?? null;
}

/** Takes a ticket away; false where another call was faster, which then is the one that goes on. */
export async function useTicket(db: Queryable, { id }: Ticket): Promise<boolean> {
  const used = await db.delete(operatorTicket).where(eq(operatorTicket.id, id)).returning({ id: operatorTicket.id });
  return used.length > 0;
}

export async function endTickets(
  db: Queryable,
  operatorId: number | null,
  purposes: readonly TicketPurpose[],
): Promise<void> {
  const isTheirs = operatorId === null ? isNull(operatorTicket.operatorId) : eq(operatorTicket.operatorId, operatorId);
  await db.delete(operatorTicket).where(and(isTheirs, inArray(operatorTicket.purpose, [...purposes])));
}

/** Deletes the tickets that nobody used in time. */
export async function forgetTickets(db: Queryable, now: Date): Promise<void> {
  await db.delete(operatorTicket).where(lte(operatorTicket.until, now));
}
