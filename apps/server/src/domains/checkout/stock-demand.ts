import type { CartLine } from '../cart/lines.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import type { StockDemand } from '../orders/order-draft.ts';

/** `stock`: pieces on hand as they were read, which an order asks again. */
export type LineDemand = Omit<StockDemand, 'name' | 'pack'> & {
  stock: number;
  restockOn: string | null;
  supplierDays: number | null;
};

/** What each line takes out of the stock: of its own variation, and of the components of a bundle. */
export function demandByLine(lines: readonly CartLine[]): LineDemand[][] {
  return lines.map(({ variation, quantity, components }) => [
    ownDemand(variation, quantity),
    ...components.map((component) => componentDemand(component, { variation, quantity })),
  ]);
}

function componentDemand(
  { quantity, option }: CartLine['components'][number],
  bundle: Pick<CartLine, 'variation' | 'quantity'>,
): LineDemand {
  const { variationId: _, stockVariationId: variationId, pieces, ...source } = option;
  const inEach = quantity * pieces;
  return {
    ...source,
    variationId,
    quantity: inEach * bundle.quantity,
    soldAs: { variationId: bundle.variation.id, pieces: inEach },
  };
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

/** Out of the stock that an item shares it is taken in pieces. */
function ownDemand({ id, ownStock, restockOn, supplierDays }: CartLine['variation'], quantity: number): LineDemand {
  const { variationId, pieces, stockPolicy: policy, stock } = ownStock;
  return {
    variationId,
    quantity: quantity * pieces,
    policy,
    stock,
    restockOn,
    supplierDays,
    ...(variationId !== id || pieces > 1 ? { soldAs: { variationId: id, pieces } } : {}),
  };
}

/** Whose stock a line of a variation may take, whatever is chosen for it. */
export function stockSources({ ownStock, components }: SellableVariation): number[] {
  const options = components.flatMap((slot) => slot.options);
  return [ownStock.variationId, ...options.map(({ stockVariationId }) => stockVariationId)];
}
