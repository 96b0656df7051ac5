import { basePrice, basePriceText } from './base-price.ts';
import { formatExactPrice, formatUnitPrice } from './format-money.ts';
import type { Language } from './languages.ts';
import { fromMinor, lineAmount, type UnitAmount, unitToDecimal } from './money.ts';
import type { Pack } from './pack.ts';

/** The price in a line of so many: "11,90 € / Karton" and "1,98 € / Stück": what one sold unit costs, and what it holds where that is something else. */
export function formatUnitPrices(
  amount: UnitAmount,
  pack: Pack,
  context: { quantity: number; currency: string; language: Language },
): string[] {
  const { quantity, currency, language } = context;
  const sold = `${formatLinePrice(amount, { quantity, currency, language })} / ${(pack.name ?? pack.unit).one}`;
  const base = basePrice({ unitPrice: amount, unitCode: pack.unitCode, content: pack.content });
  // Where one liter is sold, its base price is the price itself, to the cent.
  if (!base || base.amount === amount || base.amount === fromMinor(lineAmount(amount, 1))) return [sold];
  return [sold, basePriceText(base, { unitName: pack.unit.one, currency, language })];
}

/**
 * The price of one in a line of so many. It has all its decimals where cents alone do not come to the sum of the line: 10 at
 * "37,8151 €" are 378,15 €.
 */
export function formatLinePrice(
  price: UnitAmount,
  { quantity, currency, language }: { quantity: number; currency: string; language: Language },
): string {
  const isExact = lineAmount(price, 1) * quantity === lineAmount(price, quantity);
  return (isExact ? formatUnitPrice : formatExactPrice)(unitToDecimal(price), currency, language);
}
