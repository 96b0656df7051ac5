import type { Availability } from '@mise/contract/catalog/variation.ts';
import { keepFigures } from './keep-figures.ts';

export type StockColor = 'green' | 'amber' | 'red' | 'gray';

/** Whether and when it can be had: a color and the words that say the same. */
export type StockLight = { color: StockColor; text: string };

/** Availability ids 1-3 are green, 4-6 amber, 7-8 red, 9-10 gray. */
export function toStockLight({ id, names }: Availability): StockLight {
  return { color: stockColor(id), text: keepFigures(names.name) };
}

/**
 * The same of what may be sold out: null where the availability says when it comes (8 and below), and it cannot be ordered. What stands in
 * the place of its purchase says so.
 */
export function toOfferLight(availability: Availability, canBeOrdered: boolean): StockLight | null {
  return canBeOrdered || availability.id > 8 ? toStockLight(availability) : null;
}

function stockColor(availabilityId: number): StockColor {
  if (availabilityId <= 3) return 'green';
  if (availabilityId <= 6) return 'amber';
  if (availabilityId <= 8) return 'red';
  return 'gray';
}
