import type { EnergyLabel } from '@mise/contract/catalog/energy-label.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { ProductRow } from '../product-rows.ts';

/** What stands beside every price of a variation that has an energy label. */
export function energyLabelWire({ energyLabel, energySheets }: ProductRow): { energyLabel?: EnergyLabel } {
  if (energyLabel === null) return {};
  const sheets = energySheets.map(({ language, fileId, name, size }) => ({
    language,
    url: pathTo.document(fileId, name),
    bytes: size,
  }));
  return { energyLabel: { ...energyLabel, sheets } };
}
