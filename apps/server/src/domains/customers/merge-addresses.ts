import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { lockAddresses, maximumAddresses, type StoredAddress } from './addresses.ts';
import type { Customer } from './sessions.ts';
import { address } from './tables.ts';

/**
 * Gives the addresses of a guest to a customer, whose own primary ones stay so. One that the customer has already is left behind, as
 * are those beyond the hundred that a customer may keep. Resolves to the id under which each goes on.
 */
export async function mergeAddresses(
  { db }: TransactionContext,
  { from, to }: { from: Customer; to: Customer },
): Promise<Map<number, number>> {
  await lockAddresses(db, to.id);
  const rows = await db
    .select()
    .from(address)
    .where(inArray(address.customerId, [from.id, to.id]))
    .orderBy(address.id);
  const own = rows.filter(({ customerId }) => customerId === to.id);
  const ids = new Map<number, number>();
  for (const typeId of [1, 2] as const) {
    const ofType = own.filter((each) => each.typeId === typeId);
    const brought = rows.filter((each) => each.customerId === from.id && each.typeId === typeId);
    const added: number[] = [];
    for (const each of brought) {
      const same = ofType.find((known) => isSameAddress(known, each));
      if (!same && ofType.length + added.length >= maximumAddresses) continue;
      if (!same) added.push(each.id);
      ids.set(each.id, same?.id ?? each.id);
    }
    const hasPrimary = ofType.some(({ isPrimary }) => isPrimary);
    await db
      .update(address)
      .set({ customerId: to.id, ...(hasPrimary && { isPrimary: false }) })
      .where(inArray(address.id, added));
  }
  return ids;
}

function isSameAddress(a: StoredAddress, b: StoredAddress): boolean {
  return a.countryId === b.countryId && a.stateId === b.stateId && isDeepStrictEqual(a.fields, b.fields);
}
