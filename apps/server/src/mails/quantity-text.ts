import { formatNumber, formatQuantity } from '@mise/rules/format-quantity.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Pack } from '@mise/rules/pack.ts';

export function quantityText(quantity: number, pack: Pack | null, language: Language): string {
  return pack ? formatQuantity(quantity, pack, language) : `${formatNumber(quantity, language)} ×`;
}
