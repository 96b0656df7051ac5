import { basePrice, basePriceText } from './base-price.ts';
import { formatUnitPrice } from './format-money.ts';
import type { Language } from './languages.ts';
import { type UnitAmount, unitToDecimal } from './money.ts';
import type { Pack } from './pack.ts';

/** "11,90 € / Karton" and "1,98 € / Stück": what one sold unit costs, and what it holds where that is something else. */
export function formatUnitPrices(
  amount: UnitAmount,
  pack: Pack,
  context: { currency: string; language: Language },
): string[] {
  const { currency, language } = context;
  const sold = `${formatUnitPrice(unitToDecimal(amount), currency, language)} / ${(pack.name ?? pack.unit).one}`;
  const base = basePrice({ unitPrice: amount, unitCode: pack.unitCode, content: pack.content });
  if (!base || base.amount === amount) return [sold];
  return [sold, basePriceText(base, { unitName: pack.unit.one, currency, language })];
}
