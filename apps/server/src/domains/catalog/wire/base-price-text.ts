import { formatUnitPrice } from '@mise/rules/format-money.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import { unitToDecimal } from '@mise/rules/money.ts';
import type { BasePrice } from '../base-price.ts';
import type { WireFrame } from './wire-frame.ts';

/** Units that are written the same in every language. */
const symbols: Record<string, string> = { KGM: 'kg', LTR: 'l', MTR: 'm', MTK: 'm²' };

/** "15,20 € / kg", "€0.32 / piece": the base price that stands beside a price (PAngV). */
export function basePriceText(base: BasePrice, frame: WireFrame): string {
  const price = formatUnitPrice(unitToDecimal(base.amount), frame.view.currency, frame.language);
  const lot = base.lot === 1 ? '' : `${base.lot} `;
  return `${price} / ${lot}${unitName(base.unitCode, frame)}`;
}

function unitName(code: string, { reference, language }: WireFrame): string {
  const unit = [...reference.units.values()].find((row) => row.code === code);
  return symbols[code] ?? inLanguage(unit?.names, language) ?? code;
}
