import { resolveComponents } from '@mise/rules/bundle-components.ts';
import type { BundleOption } from '../catalog/bundle-components.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import type { BasketRow } from './lines.ts';

type BundleRow = Pick<BasketRow, 'variationId' | 'quantity' | 'components'>;
type Variations = ReadonlyMap<number, SellableVariation>;

/** How many bundles of a line the stock of its components makes beside other lines, and the component that is the first to run out. */
export function mostOfBundle(
  row: BundleRow,
  { others, variations }: { others: readonly BundleRow[]; variations: Variations },
): { most: number; limitedBy: BundleOption | null } {
  const taken = Map.groupBy(
    others.flatMap((other) => takenBy(other, variations)),
    ({ option }) => option.stockVariationId,
  );
  let most: { most: number; limitedBy: BundleOption | null } = { most: Number.POSITIVE_INFINITY, limitedBy: null };
  for (const { option, pieces } of takenBy({ ...row, quantity: 1 }, variations)) {
    if (option.policy !== 'limited') continue;
    const byOthers = (taken.get(option.stockVariationId) ?? []).reduce((sum, each) => sum + each.pieces, 0);
    const possible = Math.max(Math.floor((option.stock - byOthers) / pieces), 0);
    if (possible < most.most) most = { most: possible, limitedBy: option };
  }
  return most;
}

/** Pieces that a line takes out of the stock of its components. */
function takenBy({ variationId, quantity, components }: BundleRow, variations: Variations) {
  const resolved = resolveComponents(variations.get(variationId)?.components ?? [], components) ?? [];
  return resolved.map((each) => ({ option: each.option, pieces: each.quantity * each.option.pieces * quantity }));
}
