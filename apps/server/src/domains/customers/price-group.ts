import type { Side } from '@mise/rules/net-gross.ts';
import { defaultCustomerClassId } from './customer-class.ts';
import type { Visitor } from './visitor.ts';

/** What decides which prices and categories someone sees; a page is kept once for each. */
export type PriceGroup = {
  customerClassId: number;
  /** What a guest chose; null: as the class has it. */
  side: Side | null;
  /** Logged in, to whom categories for customers are open. */
  isMember: boolean;
};

/** Guests who chose nothing. */
export const everyone: PriceGroup = { customerClassId: defaultCustomerClassId, side: null, isMember: false };

/** The group of whoever is calling: that of their account, or what a guest chose. */
export async function groupOf(visitor: Pick<Visitor, 'find' | 'priceGroup'>): Promise<PriceGroup> {
  const customer = (await visitor.find())?.customer;
  if (!customer?.account) return visitor.priceGroup();
  return { customerClassId: customer.customerClass.id, side: null, isMember: true };
}

/** The group in a word, for keys. */
export function priceGroupKey({ customerClassId, side, isMember }: PriceGroup): string {
  return [customerClassId, side, isMember && 'member'].filter(Boolean).join(' ');
}

export function isEveryone(group: PriceGroup): boolean {
  return priceGroupKey(group) === priceGroupKey(everyone);
}
