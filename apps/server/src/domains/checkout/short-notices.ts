import type { CartNotice } from '@mise/contract/cart/basket.ts';
import type { Context } from '../../context.ts';
import { variationWords } from '../catalog/variation-names.ts';
import type { LineDemand } from './stock-demand.ts';

/**
 * Of which articles several lines together need more than there is: a bundle and what it consists of, or all that an item sells out of
 * one stock. `demand`: that of all lines. What one variation alone has too much of stands at its line.
 */
export async function shortNotices(
  context: Context,
  { byLine, demand }: { byLine: readonly LineDemand[][]; demand: readonly LineDemand[] },
): Promise<CartNotice[]> {
  const short = demand.filter(
    ({ policy, quantity, stock, variationId }) =>
      policy === 'limited' && quantity > stock && isShared(variationId, byLine),
  );
  const known = await variationWords(
    context,
    short.map(({ variationId }) => variationId),
  );
  return short.map(({ variationId, quantity: pieces, stock: onHand }) => {
    const stock = Math.max(onHand, 0);
    const words = known.get(variationId);
    const counted = words && { name: words.name, inStock: words.sold(stock), sold: words.sold(pieces) };
    return { key: 'notEnoughStock', cause: { variationId, ...counted, stock, pieces } };
  });
}

/** Whether lines of several variations take it. */
function isShared(variationId: number, byLine: readonly LineDemand[][]): boolean {
  const takers = byLine.flatMap((line) =>
    line.some((demand) => demand.variationId === variationId)
      ? [line[0]?.soldAs?.variationId ?? line[0]?.variationId]
      : [],
  );
  return new Set(takers).size > 1;
}
