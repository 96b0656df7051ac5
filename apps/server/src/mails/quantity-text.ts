import { formatNumber, formatQuantity } from '@mise/rules/format-quantity.ts';
import { type Language, perLanguage } from '@mise/rules/languages.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { packText } from '@mise/rules/pack-text.ts';
import { translateFrom } from '../texts/translate.ts';

const packWords = perLanguage((language) => translateFrom(['common'], language));

export function quantityText(quantity: number, pack: Pack | null, language: Language): string {
  return pack ? formatQuantity(quantity, pack, language) : `${formatNumber(quantity, language)} ×`;
}

/** "Kanister zu 5 Liter", as the cart says it; null where single pieces are sold, or what it was is not known. */
export function packDetail(pack: Pack | null, language: Language): string | null {
  return pack === null || pack.name === null ? null : packText(pack, packWords[language], language);
}
