import type { Unit } from '@mise/contract/catalog/variation.ts';
import { factsOf, inLanguage, type Language } from '@mise/rules/languages.ts';
import type { Texts } from '../../../db/columns.ts';
import type { Reference } from '../reference.ts';

type UnitContent = { unitId: number; unitContent: number };

export function unitWire({ unitId, unitContent }: UnitContent, reference: Reference, language: Language): Unit {
  const unit = reference.units.get(unitId);
  return {
    names: { unitId, lang: language, name: unitName(unit, unitContent, language) },
    unitOfMeasurement: unit?.code ?? '',
    content: unitContent,
  };
}

/** "6 Stück", "0.75 litres": what one sold unit contains. */
export function unitText({ unitId, unitContent }: UnitContent, reference: Reference, language: Language): string {
  const unit = reference.units.get(unitId);
  return `${unitContent.toLocaleString(factsOf(language).locale)} ${unitName(unit, unitContent, language)}`.trim();
}

type Names = { names: Texts; plurals: Texts };

/** One piece, six pieces. */
function unitName(unit: Names | undefined, content: number, language: Language): string {
  return inLanguage(content === 1 ? unit?.names : unit?.plurals, language) ?? '';
}
