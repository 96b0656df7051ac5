import { eq, sql } from 'drizzle-orm';
import { item } from './tables/items.ts';
import { variation } from './tables/variations.ts';

/**
 * SQL, in a query that reads `variation` and `item`: which versions of their rows it sees. Another one after every change of them, of the
 * prices, and of whatever belongs to the item (`changeItems`); stock and what they refer to by id aside. What was read of a variation holds
 * as long. A transaction may change a row again after it read it, so that its place counts beside the transaction. null for a set, which is
 * also what its components are.
 */
export const rowVersion = sql<string | null>`CASE WHEN ${eq(item.type, 'default')} THEN
    ${variation}.xmin || ${variation}.ctid::text || ${item}.xmin || ${item}.ctid::text END`;
