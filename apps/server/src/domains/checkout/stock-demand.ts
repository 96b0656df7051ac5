import type { Queryable } from '../../db/database.ts';
import type { CartLine } from '../cart/lines.ts';
import { bundleDemand } from '../catalog/bundle-demand.ts';
import type { StockDemand } from '../orders/order-draft.ts';

/** `stock`: pieces on hand as they were read, which an order asks again. */
export type LineDemand = Omit<StockDemand, 'name'> & { stock: number };

/** What an order of these lines takes out of the stock, one a variation: the lines themselves, and components of bundles. */
export async function stockDemand(db: Queryable, lines: readonly CartLine[]): Promise<LineDemand[]> {
  const ownDemand = lines.map(({ variation: { id, ownStock }, quantity }) => ({
    variationId: id,
    quantity,
    policy: ownStock.stockPolicy,
    stock: ownStock.stock,
  }));
  const bundles = lines
    .filter(({ variation }) => variation.itemType === 'set')
    .map(({ variation: { id, itemId }, quantity }) => ({ itemId, variationId: id, quantity }));
  const demand = new Map<number, LineDemand>();
  for (const one of [...ownDemand, ...(await bundleDemand(db, bundles))]) {
    const known = demand.get(one.variationId);
    demand.set(one.variationId, known ? { ...known, quantity: known.quantity + one.quantity } : one);
  }
  return [...demand.values()];
}
