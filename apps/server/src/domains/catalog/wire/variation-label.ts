import { asLine } from '@mise/rules/in-line.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import type { ItemVariation } from '../item-variations.ts';
import { chosenValues } from './attributes.ts';
import { unitText } from './unit.ts';
import type { WireFrame } from './wire-frame.ts';

/** What tells a variation from the others of its item: its values, or what one sold unit of it contains. */
export function variationLabel(variation: ItemVariation, { reference, language }: WireFrame): string {
  const values = chosenValues(variation.valueIds, reference).map(({ value }) => inLanguage(value.names, language));
  return values.length > 0 ? asLine(values) : unitText(variation, reference, language);
}
