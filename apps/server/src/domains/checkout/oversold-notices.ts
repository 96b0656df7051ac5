import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { checkOversold } from '@mise/rules/check-quantity.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Queryable } from '../../db/database.ts';
import { variationNames } from '../catalog/variation-names.ts';
import type { LineDemand } from './stock-demand.ts';

/** Of which articles a part comes later. Components of bundles are named: no line of the cart says what they are called. */
export async function oversoldNotices(
  db: Queryable,
  demand: readonly LineDemand[],
  language: Language,
): Promise<CartNotice[]> {
  const late = demand.flatMap(({ variationId, quantity, policy, stock, soldAs }) => {
    const oversold = checkOversold({ stockPolicy: policy, stock }, quantity);
    return oversold ? [{ variationId, isComponent: soldAs !== undefined, ...oversold }] : [];
  });
  const components = late.filter(({ isComponent }) => isComponent).map(({ variationId }) => variationId);
  const names = await variationNames(db, { variationIds: components, language });
  return late.map(({ variationId, inStock, deliveredLater }) => {
    const name = names.get(variationId);
    return { key: 'oversold', cause: { variationId, ...(name && { name }), stock: inStock, later: deliveredLater } };
  });
}
