import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { checkOversold } from '@mise/rules/check-quantity.ts';
import type { Context } from '../../context.ts';
import { variationWords } from '../catalog/variation-names.ts';
import type { LineDemand } from './stock-demand.ts';

/** Of which articles a part comes later: also components of bundles, which no line of the cart names. */
export async function oversoldNotices(context: Context, demand: readonly LineDemand[]): Promise<CartNotice[]> {
  const late = demand.flatMap(({ variationId, quantity, policy, stock }) => {
    const oversold = checkOversold({ stockPolicy: policy, stock }, quantity);
    return oversold ? [{ variationId, ...oversold }] : [];
  });
  const known = await variationWords(
    context,
    late.map(({ variationId }) => variationId),
  );
  return late.map(({ variationId, inStock: stock, deliveredLater: later }) => {
    const words = known.get(variationId);
    const counted = words && { name: words.name, inStock: words.sold(stock), following: words.sold(later) };
    return { key: 'oversold', cause: { variationId, ...counted, stock, later } };
  });
}
