import type { Unit } from '@mise/contract/catalog/variation.ts';
import { formatNumber } from '@mise/rules/format-quantity.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { type CountWords, type Pack, wordFor } from '@mise/rules/pack.ts';
import type { Texts } from '../../../db/columns.ts';
import { translateInto } from '../../../texts/translate.ts';
import type { Reference } from '../reference.ts';

type UnitContent = { unitId: number; unitContent: number };
type Packed = UnitContent & { packUnitId: number | null };

/** Names of a unit, as it is stored. */
type Names = { names: Texts; plurals: Texts };

export function unitWire(packed: Packed, reference: Reference, language: Language): Unit {
  const { unitId, unitContent } = packed;
  const { unit, name, unitCode } = packOf(packed, reference.units, language);
  return {
    names: { unitId, lang: language, name: wordFor(unit, unitContent, language) },
    unitOfMeasurement: unitCode,
    content: unitContent,
    words: { unit, pack: name },
  };
}

/** The same where its words are left out if they say no more than its name: sold as it is, and counted alike by one and many. */
export function smallUnitWire(packed: Packed, reference: Reference, language: Language): Unit {
  const { words, ...unit } = unitWire(packed, reference, language);
  const { name } = unit.names;
  const isPlain = words?.pack === null && words.unit.one === name && words.unit.other === name;
  return isPlain ? unit : { ...unit, words };
}

/** What one sold unit is. Where nobody has said what it is called, one that holds more than a single unit is a pack. */
export function packOf(
  { unitId, unitContent, packUnitId }: Packed,
  units: ReadonlyMap<number, Names & { code: string }>,
  language: Language,
): Pack {
  const packUnit = packUnitId === null ? undefined : units.get(packUnitId);
  const name = packUnit ? countWords(packUnit, language) : unitContent === 1 ? null : anyPack(language);
  const unit = units.get(unitId);
  return { content: unitContent, unitCode: unit?.code ?? '', unit: countWords(unit, language), name };
}

/** "6 Stück", "0.75 litres": what one sold unit contains. */
export function unitText({ unitId, unitContent }: UnitContent, reference: Reference, language: Language): string {
  const words = countWords(reference.units.get(unitId), language);
  return `${formatNumber(unitContent, language)} ${wordFor(words, unitContent, language)}`.trim();
}

function countWords(unit: Names | undefined, language: Language): CountWords {
  return { one: inLanguage(unit?.names, language) ?? '', other: inLanguage(unit?.plurals, language) ?? '' };
}

function anyPack(language: Language): CountWords {
  const text = translateInto(language);
  return { one: text('pack.one'), other: text('pack.other') };
}
