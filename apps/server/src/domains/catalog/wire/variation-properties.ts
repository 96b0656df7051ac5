import type { VariationProperty, VariationPropertyGroup } from '@mise/contract/catalog/properties.ts';
import type { Language } from '@mise/rules/languages.ts';
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
    return property ? [{ property, value: texts[language] }] : [];
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
      name: group.names[language],
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
      name: property.names[language],
      description: '',
      createdAt: '',
      updatedAt: '',
    },
    values: { value: valueText(property, value, language), lang: language, description: '' },
  };
}

const numberLocales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** Units whose symbols only specialists read. */
const spelledUnits: Record<string, Record<Language, string>> = {
  a: { de: 'Jahre', en: 'years' },
  d: { de: 'Tage', en: 'days' },
};

/** Figures are kept with a decimal point and shown as the language writes them, with their unit: "0,4 mm". */
function valueText({ type, unit }: Property, value: string, language: Language): string {
  const isFigure = (type === 'int' || type === 'float') && value !== '' && Number.isFinite(Number(value));
  const text = isFigure ? Number(value).toLocaleString(numberLocales[language], { maximumFractionDigits: 4 }) : value;
  return unit ? `${text} ${spelledUnits[unit]?.[language] ?? unit}` : text;
}
