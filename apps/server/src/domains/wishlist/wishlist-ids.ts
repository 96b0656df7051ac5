import { desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { wishlistItem } from './tables.ts';

/** The variations on the wishlist of whoever calls, the newest first. One query, none for a visitor without a session. */
export async function wishlistIds(context: Context): Promise<number[]> {
  const session = await context.visitor.find();
  if (!session) return [];
  const rows = await idsOfCustomer(context.db).execute({ customerId: session.customer.id });
  return rows.map(({ variationId }) => variationId);
}

const idsOfCustomer = prepareOnce((db) =>
  db
    .select({ variationId: wishlistItem.variationId })
    .from(wishlistItem)
    .where(eq(wishlistItem.customerId, sql.placeholder('customerId')))
    .orderBy(desc(wishlistItem.id))
    .prepare('wishlist_ids_of_customer'),
);
