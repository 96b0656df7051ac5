import { eq } from 'drizzle-orm';
import type { Context, Shop } from '../../context.ts';
import { customerClass } from './tables.ts';

export type CustomerClass = typeof customerClass.$inferSelect;

/** Visitors without a login buy in this class. */
export const defaultCustomerClassId = 1;

/** Whoever opens an account as a business: net prices, no discount. Classes with one are given by the shop alone. */
export const businessCustomerClassId = 3;

/** The classes that an account begins in, which nobody has to be given. */
export const openingClassIds = [defaultCustomerClassId, businessCustomerClassId];

export function openingClass({ isBusiness }: { isBusiness: boolean }): number {
  return isBusiness ? businessCustomerClassId : defaultCustomerClassId;
}

/** The class whose prices hold for this call, on the side that binds: that of the class, but for a guest who chose one. */
export async function customerClassOf({ visitor, shop }: Context): Promise<CustomerClass> {
  const { customerClassId, side } = visitor.priceGroup();
  const customer = (await visitor.find())?.customer;
  const itsClass = customer?.customerClass ?? (await customerClassById(shop, customerClassId));
  return customer?.account || side === null ? itsClass : { ...itsClass, showsNetPrices: side === 'net' };
}

/** A class that must be there. */
export function customerClassById(shop: Pick<Shop, 'remember'>, id: number): Promise<CustomerClass> {
  return shop.remember(`customer-class:${id}`, async (db) => {
    const [row] = await db.select().from(customerClass).where(eq(customerClass.id, id));
    if (!row) throw new Error(`customer class ${id} is missing: seed the shop`);
    return row;
  });
}
