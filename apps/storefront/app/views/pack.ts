import type { Unit } from '@mise/contract/catalog/variation.ts';
import { formatNumber, formatPacks, formatPieces } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import type { Locale } from '../page/locale.ts';
import type { Text } from '../page/use-text.ts';

/** A quantity as it is written: what is sold, and what that holds ("80 Kartons", "480 Stück"); null where both are one. */
export type QuantityText = { sold: string; pieces: string | null };

export function toPack({ content, unitOfMeasurement, names, words }: Unit): Pack {
  const unit = words?.unit ?? { one: names.name, other: names.name };
  return { content, unitCode: unitOfMeasurement, unit, name: words?.pack ?? null };
}

export function toQuantityText(quantity: number, pack: Pack, locale: Locale): QuantityText {
  return {
    sold: formatPacks(quantity, pack, locale),
    pieces: pack.name === null ? null : formatPieces(quantity, pack, locale),
  };
}

/** "Karton zu 6 Stück", "Stück": what one sold unit is. */
export function toPackText(pack: Pack, text: Text, locale: Locale): string {
  if (pack.name === null) return pack.unit.one;
  // Not every language says of pieces that they are: "pack of 6".
  const id = pack.unitCode === 'C62' ? 'pack.ofPieces' : 'pack.of';
  const count = formatNumber(pack.content, locale);
  return text(id, { pack: pack.name.one, content: formatPieces(1, pack, locale), count });
}
