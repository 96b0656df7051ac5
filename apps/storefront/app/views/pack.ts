import type { Unit } from '@mise/contract/catalog/variation.ts';
import { formatPacks, formatPieces } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import type { Locale } from '../page/locale.ts';

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
