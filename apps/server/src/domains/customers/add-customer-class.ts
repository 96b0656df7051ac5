import type { Translated } from '@mise/rules/languages.ts';
import { max } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { customerClass } from './tables.ts';

export type NewCustomerClass = { names: Translated<string>; showsNetPrices: boolean; discountPercent: number };

/** Adds a class that only the shop gives, and answers its id. Two at once wait for each other by `lockWays`. */
export async function addCustomerClass(tx: Transaction, added: NewCustomerClass): Promise<number> {
  const [last] = await tx.select({ id: max(customerClass.id) }).from(customerClass);
  const id = (last?.id ?? 0) + 1;
  await tx.insert(customerClass).values({ id, ...added });
  return id;
}
