import type { ProductAttribute } from '@mise/contract/catalog/attributes.ts';
import { defaultLanguage, inLanguage, type Language } from '@mise/rules/languages.ts';
import type { Reference } from '../reference.ts';

type Value = NonNullable<ReturnType<Reference['attributeValues']['get']>>;
type Attribute = NonNullable<ReturnType<Reference['attributes']['get']>>;

/** The values of a variation with their attributes, in the order in which the shop shows attributes. */
export function chosenValues(
  valueIds: readonly number[],
  reference: Reference,
): { attribute: Attribute; value: Value }[] {
  return valueIds
    .flatMap((id) => {
      const value = reference.attributeValues.get(id);
      const attribute = value && reference.attributes.get(value.attributeId);
      return attribute ? [{ attribute, value }] : [];
    })
    .sort((a, b) => a.attribute.position - b.attribute.position || a.attribute.id - b.attribute.id);
}

/** `setId` tells the combination of values apart from those of the other variations. */
export function attributesWire(
  valueIds: readonly number[],
  reference: Reference,
  language: Language,
  setId: number,
): ProductAttribute[] {
  return chosenValues(valueIds, reference).map(({ attribute, value }) => ({
    attributeId: attribute.id,
    valueId: value.id,
    attributeValueSetId: setId,
    attribute: {
      id: attribute.id,
      position: attribute.position,
      backendName: attribute.names[defaultLanguage],
      isSurchargePercental: false,
      isLinkableToImage: attribute.type === 'image',
      typeOfSelectionInOnlineStore: attribute.type,
      isGroupable: false,
      updatedAt: '',
      names: { lang: language, name: inLanguage(attribute.names, language), attributeId: String(attribute.id) },
    },
    value: {
      id: value.id,
      position: value.position,
      image: value.imageUrl ?? '',
      comment: '',
      attributeId: attribute.id,
      backendName: value.names[defaultLanguage],
      updatedAt: '',
      names: { lang: language, name: inLanguage(value.names, language), valueId: String(value.id) },
    },
  }));
}

/** The same in words. */
export function groupedAttributesWire(valueIds: readonly number[], reference: Reference, language: Language) {
  return chosenValues(valueIds, reference).map(({ attribute, value }) => ({
    attributePosition: attribute.position,
    name: inLanguage(attribute.names, language),
    value: inLanguage(value.names, language),
  }));
}
