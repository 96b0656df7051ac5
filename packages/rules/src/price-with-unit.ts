import { hasFractionsOfCents } from './format-money.ts';

/**
 * "0,0138 € / Stück": a price with fractions of cents stands with its unit wherever it stands; any other is left as it is. `amount` in
 * the major unit, `price` the same as it is read.
 */
export function priceWithUnit(price: string, amount: number, unit: string): string {
  return hasFractionsOfCents(amount) ? `${price} / ${unit}` : price;
}
