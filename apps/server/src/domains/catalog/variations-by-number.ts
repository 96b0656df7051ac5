import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { variation } from './tables/variations.ts';

/** Ids of variations by their article numbers, as they were written or in capitals. Whether they are for sale is not looked at. */
export async function variationsByNumber(db: Queryable, numbers: readonly string[]): Promise<Map<string, number>> {
  const written = [...new Set(numbers)];
  if (written.length === 0) return new Map();
  const rows = await db
    .select({ id: variation.id, number: variation.number })
    .from(variation)
    .where(inArray(variation.number, [...new Set(written.flatMap((number) => [number, number.toUpperCase()]))]));
  const known = new Map(rows.map(({ id, number }) => [number, id]));
  return new Map(
    written.flatMap((number) => {
      const id = known.get(number) ?? known.get(number.toUpperCase());
      return id === undefined ? [] : [[number, id] as const];
    }),
  );
}
