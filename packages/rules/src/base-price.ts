import { formatUnitPrice } from './format-money.ts';
import type { Language } from './languages.ts';
import { fromMinor, scale, type UnitAmount, unitToDecimal } from './money.ts';
import { exactBelow } from './unit-price.ts';

/** What one of a unit costs, in ten-thousandths: 3.80 € per LTR. */
export type BasePrice = { amount: UnitAmount; unitCode: string };

/** Since 2022 a base price is given per kilogram, liter, meter or square meter, however small the pack (§ 5 PAngV). */
const baseUnits: Record<string, { unitCode: string; perBase: number }> = {
  GRM: { unitCode: 'KGM', perBase: 1000 },
  MLT: { unitCode: 'LTR', perBase: 1000 },
  CLT: { unitCode: 'LTR', perBase: 100 },
  MMT: { unitCode: 'MTR', perBase: 1000 },
  CMT: { unitCode: 'MTR', perBase: 100 },
  CMK: { unitCode: 'MTK', perBase: 10_000 },
};

/** Contents are reckoned to a ten-thousandth of their unit. */
const contentScale = 10_000;

/**
 * The base price beside a unit price, on the same side (net or gross), or null where there is none: a single piece,
 * or a unit without content. `unitCode` is of UN/ECE Recommendation 20, `content` what one sold unit contains of it:
 * 6 pieces, 0.75 liters.
 */
export function basePrice(input: { unitPrice: UnitAmount; unitCode: string; content: number }): BasePrice | null {
  const content = Math.round(input.content * contentScale);
  if (content <= 0) return null;
  if (input.unitCode === 'C62' && content === contentScale) return null;

  const base = baseUnits[input.unitCode] ?? { unitCode: input.unitCode, perBase: 1 };
  const exact = scale(input.unitPrice, base.perBase * contentScale, content);
  const amount =
    exact < exactBelow ? exact : fromMinor(scale(input.unitPrice, base.perBase * contentScale, content * 100));
  return { amount, unitCode: base.unitCode };
}

/** Units that are written the same in every language. */
const symbols: Record<string, string> = { KGM: 'kg', LTR: 'l', MTR: 'm', MTK: 'm²' };

/** "15,20 € / kg", "€0.32 / piece": the base price that stands beside a price (PAngV). `unitName`: what one of its unit is called. */
export function basePriceText(
  base: BasePrice,
  context: { unitName: string; currency: string; language: Language },
): string {
  const price = formatUnitPrice(unitToDecimal(base.amount), context.currency, context.language);
  return `${price} / ${symbols[base.unitCode] ?? context.unitName}`;
}
