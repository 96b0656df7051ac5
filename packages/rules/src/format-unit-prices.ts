import { basePrice, basePriceText } from './base-price.ts';
import { formatUnitPrice } from './format-money.ts';
import type { Language } from './languages.ts';
import { fromMinor, toMinor, type UnitAmount, unitToDecimal } from './money.ts';
import type { Pack } from './pack.ts';

/** What is paid for one in a line: "11,90 € / Karton" and "1,98 € / Stück": what one sold unit costs, and what it holds where that is something else. */
export function formatUnitPrices(
  amount: UnitAmount,
  pack: Pack,
  context: { currency: string; language: Language },
): string[] {
  const { currency, language } = context;
  const sold = `${formatUnitPrice(unitToDecimal(amount), currency, language)} / ${(pack.name ?? pack.unit).one}`;
  const base = basePrice({ unitPrice: amount, unitCode: pack.unitCode, content: pack.content });
  // Where one liter is sold, its base price is the price itself, to the cent.
  if (!base || base.amount === amount || base.amount === fromMinor(toMinor(amount))) return [sold];
  return [sold, basePriceText(base, { unitName: pack.unit.one, currency, language })];
}
