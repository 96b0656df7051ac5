import type { Queryable } from '../../db/database.ts';
import type { CartLine } from '../cart/lines.ts';
import { bundleDemand } from '../catalog/bundle-demand.ts';
import type { StockDemand } from '../orders/order-draft.ts';

/** `stock`: pieces on hand as they were read, which an order asks again. */
export type LineDemand = Omit<StockDemand, 'name'> & {
  stock: number;
  restockOn: string | null;
  supplierDays: number | null;
};

/** What each line takes out of the stock: of its own variation, and of the components of a bundle. */
export async function demandByLine(db: Queryable, lines: readonly CartLine[]): Promise<LineDemand[][]> {
  const bundles = lines.filter(({ variation }) => variation.itemType === 'set');
  const parts = await bundleDemand(
    db,
    bundles.map(({ variation: { id, itemId }, quantity }) => ({ itemId, variationId: id, quantity })),
  );
  const partsOf = new Map(bundles.map(({ id }, index) => [id, parts[index] ?? []]));
  return lines.map(({ id, variation, quantity }) => [
    {
      variationId: variation.id,
      quantity,
      policy: variation.ownStock.stockPolicy,
      stock: variation.ownStock.stock,
      restockOn: variation.restockOn,
      supplierDays: variation.supplierDays,
    },
    ...(partsOf.get(id) ?? []),
  ]);
}

/** What an order of all these lines takes out of the stock, one a variation. */
export function stockDemand(byLine: readonly LineDemand[][]): LineDemand[] {
  const demand = new Map<number, LineDemand>();
  // What is a line of its own is named by it, not by the bundles that it is in as well.
  const [own, inBundles] = [
    byLine.flat().filter(({ soldAs }) => !soldAs),
    byLine.flat().filter(({ soldAs }) => soldAs),
  ];
  for (const one of [...own, ...inBundles]) {
    const known = demand.get(one.variationId);
    demand.set(one.variationId, known ? { ...known, quantity: known.quantity + one.quantity } : one);
  }
  return [...demand.values()];
}
