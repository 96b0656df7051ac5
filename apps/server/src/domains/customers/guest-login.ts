import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { session } from './tables.ts';

/** The visitor goes on as a guest who can be reached at this address. */
export async function setGuestEmail(db: Queryable, sessionId: number, email: string): Promise<void> {
  await db.update(session).set({ guestEmail: email }).where(eq(session.id, sessionId));
}
