import type { Availability } from '@mise/contract/catalog/variation.ts';
import { keepFigures } from './keep-figures.ts';

export type StockColor = 'green' | 'amber' | 'red' | 'gray';

/** Whether and when it can be had: a color and the words that say the same. */
export type StockLight = { color: StockColor; text: string };

/** Availability ids 1-3 are green, 4-6 amber, 7-8 red, 9-10 gray. */
export function toStockLight({ id, names }: Availability): StockLight {
  return { color: stockColor(id), text: keepFigures(names.name) };
}

function stockColor(availabilityId: number): StockColor {
  if (availabilityId <= 3) return 'green';
  if (availabilityId <= 6) return 'amber';
  if (availabilityId <= 8) return 'red';
  return 'gray';
}
