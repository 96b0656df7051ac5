import type { VariationAttributeMap, VariationMapProductAttribute } from '@mise/contract/catalog/attributes.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import type { ItemVariation } from '../item-variations.ts';
import type { Reference } from '../reference.ts';
import { chosenValues } from './attributes.ts';
import { unitText } from './unit.ts';

/**
 * All variations of an item that can be chosen. `disabled` values exist, but in no combination with the other values of
 * the shown variation.
 */
export function variationMapWire(
  shown: { id: number; valueIds: readonly number[] },
  variations: readonly ItemVariation[],
  reference: Reference,
  language: Language,
): VariationAttributeMap {
  const visible = variations.filter(({ isVisible }) => isVisible);
  return {
    attributes: attributesOf(shown.valueIds, visible, reference, language),
    variations: visible.map((variation) => ({
      variationId: variation.id,
      isSalable: variation.isSalable,
      ...(variation.isDiscontinued && { isDiscontinued: true }),
      unitCombinationId: unitCombinationId(variation),
      unitId: variation.unitId,
      unitName: unitText(variation, reference, language),
      attributes: chosenValues(variation.valueIds, reference).map(({ attribute, value }) => ({
        attributeId: attribute.id,
        attributeValueId: value.id,
      })),
    })),
  };
}

/** Contents are told apart to a thousandth. */
const contentScale = 1000;
const contentSpan = 10_000_000;

/** One number for a unit and its content: cartons of 6 and of 12 differ, whatever the variation. */
export function unitCombinationId({ unitId, unitContent }: { unitId: number; unitContent: number }): number {
  return unitId * contentSpan + Math.round(unitContent * contentScale);
}

function attributesOf(
  shownValueIds: readonly number[],
  visible: readonly ItemVariation[],
  reference: Reference,
  language: Language,
): VariationMapProductAttribute[] {
  const valueIds = [...new Set(visible.flatMap((variation) => variation.valueIds))];
  const byAttribute = Map.groupBy(chosenValues(valueIds, reference), ({ attribute }) => attribute);
  return [...byAttribute].map(([attribute, entries]) => {
    const isOfAttribute = (id: number) => reference.attributeValues.get(id)?.attributeId === attribute.id;
    const others = shownValueIds.filter((id) => !isOfAttribute(id));
    const values = entries.map(({ value }) => value).sort((a, b) => a.position - b.position || a.id - b.id);
    return {
      attributeId: attribute.id,
      position: attribute.position,
      name: inLanguage(attribute.names, language),
      type: attribute.type,
      values: values.map((value) => ({
        attributeValueId: value.id,
        position: value.position,
        imageUrl: value.imageUrl ?? '',
        name: inLanguage(value.names, language),
        disabled: !visible.some((one) => [value.id, ...others].every((id) => one.valueIds.includes(id))),
      })),
    };
  });
}
