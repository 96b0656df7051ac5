import type { VariationProperty, VariationPropertyGroup } from '@mise/contract/catalog/properties.ts';
import { factsOf, inLanguage, type Language, perLanguage } from '@mise/rules/languages.ts';
import { type TextId, translateInto } from '../../../texts/translate.ts';
import type { FullRow } from '../product-rows.ts';
import type { Reference } from '../reference.ts';

type Property = NonNullable<ReturnType<Reference['properties']['get']>>;

/** The facts about a product, by group, in the order of the shop. */
export function variationPropertiesWire(
  values: FullRow['properties'],
  reference: Reference,
  language: Language,
): VariationPropertyGroup[] {
  const facts = values.flatMap(({ propertyId, values: texts }) => {
    const property = reference.properties.get(propertyId);
    return property ? [{ property, value: inLanguage(texts, language) }] : [];
  });
  return [...Map.groupBy(facts, ({ property }) => property.groupId)]
    .flatMap(([groupId, entries]) => {
      const group = reference.propertyGroups.get(groupId);
      return group ? [{ group, entries }] : [];
    })
    .sort((a, b) => a.group.position - b.group.position)
    .map(({ group, entries }) => ({
      id: group.id,
      position: group.position,
      name: inLanguage(group.names, language),
      description: null,
      properties: entries
        .sort((a, b) => a.property.position - b.property.position)
        .map(({ property, value }) => propertyWire(property, value, language)),
    }));
}

function propertyWire(property: Property, value: string, language: Language): VariationProperty {
  return {
    id: property.id,
    cast: property.type,
    groupId: property.groupId,
    position: property.position,
    markup: 0,
    names: {
      id: property.id,
      propertyId: property.id,
      lang: language,
      name: inLanguage(property.names, language),
      description: '',
      createdAt: '',
      updatedAt: '',
    },
    values: { value: valueText(property, value, language), lang: language, description: '' },
  };
}

/** Units whose symbols only specialists read. */
const spelledUnits: Record<string, TextId> = { a: 'unit.years', d: 'unit.days' };

// Making one costs a thousand times more than using it.
const figureFormat = perLanguage(
  (language) => new Intl.NumberFormat(factsOf(language).locale, { maximumFractionDigits: 4 }),
);

/** Figures are stored with a decimal point and shown as the language writes them, with their unit: "0,4 mm". */
function valueText({ type, unit }: Property, value: string, language: Language): string {
  const isFigure = (type === 'int' || type === 'float') && value !== '' && Number.isFinite(Number(value));
  const text = isFigure ? figureFormat[language].format(Number(value)) : value;
  if (!unit) return text;
  const spelled = spelledUnits[unit];
  return `${text} ${spelled ? translateInto(language)(spelled) : unit}`;
}
