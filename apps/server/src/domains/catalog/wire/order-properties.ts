import type { ProductProperty } from '@mise/contract/catalog/properties.ts';
import { defaultLanguage, inLanguage, type Language } from '@mise/rules/languages.ts';
import { unitToDecimal } from '@mise/rules/money.ts';
import { unitPriceOnSide } from '@mise/rules/unit-price.ts';
import { asTheyAreAsked } from '../order-properties.ts';
import type { ProductRow } from '../product-rows.ts';
import type { Reference } from '../reference.ts';
import type { WireFrame } from './wire-frame.ts';

type OrderProperty = NonNullable<ReturnType<Reference['orderProperties']['get']>>;

/** What is asked about an ordered line. Surcharges stand on the side (net or gross) of the prices. */
export function orderPropertiesWire(row: ProductRow, frame: WireFrame): ProductProperty[] {
  return orderPropertiesOf(row, frame.reference).map((property) => {
    const rate = frame.view.rateOf(property.vatId ?? row.vatId);
    const side = frame.view.showsNetPrices ? 'net' : 'gross';
    const surcharge = unitToDecimal(unitPriceOnSide(property.surcharge, rate, 'gross', side));
    return {
      propertyId: property.id,
      propertySelectionId: null,
      propertySelection: [],
      surcharge,
      group: groupWire(property.groupId, frame.reference, frame.language),
      property: detailsWire(property, surcharge, frame.language),
    };
  });
}

/** The three flags that stand beside the properties. */
export function orderPropertyFlags(row: ProductRow, reference: Reference) {
  const properties = orderPropertiesOf(row, reference);
  return {
    hasOrderProperties: properties.length > 0,
    hasRequiredOrderProperty: properties.some(({ isRequired }) => isRequired),
    hasOnlyRequiredAndPreselected:
      properties.length > 0 && properties.every(({ isRequired, isPreSelected }) => isRequired && isPreSelected),
  };
}

function orderPropertiesOf(row: ProductRow, reference: Reference): OrderProperty[] {
  return row.orderPropertyIds.flatMap((id) => reference.orderProperties.get(id) ?? []).sort(asTheyAreAsked);
}

function detailsWire(property: OrderProperty, surcharge: number, language: Language): ProductProperty['property'] {
  return {
    id: property.id,
    position: property.position,
    valueType: property.valueType,
    isOderProperty: true,
    isShownAsAdditionalCosts: property.isShownAsAdditionalCosts,
    isRequired: property.isRequired,
    isPreSelected: property.isPreSelected,
    isShownOnItemPage: true,
    isShownOnItemList: false,
    isShownAtCheckout: true,
    isMultiline: property.isMultiline,
    ...(property.maximumLength !== null && { maximumLength: property.maximumLength }),
    ...(property.minimumValue !== null && { minimumValue: property.minimumValue }),
    ...(property.maximumValue !== null && { maximumValue: property.maximumValue }),
    ...(property.requiredIds.length > 0 && { requiredIds: property.requiredIds }),
    ...(property.leadTimeDays > 0 && { leadTimeDays: property.leadTimeDays }),
    ...(property.excludesReturn && { excludesReturn: true }),
    surcharge,
    vatId: property.vatId === null ? null : String(property.vatId),
    names: {
      lang: language,
      name: inLanguage(property.names, language),
      description: inLanguage(property.descriptions, language),
      propertyId: String(property.id),
    },
    selectionValues: Object.fromEntries(
      property.selection.map(({ id, names, descriptions, ...rest }) => [
        String(id),
        { id, name: inLanguage(names, language), description: inLanguage(descriptions, language), ...rest },
      ]),
    ),
  };
}

function groupWire(id: number | null, reference: Reference, language: Language): ProductProperty['group'] {
  const group = id === null ? undefined : reference.propertyGroups.get(id);
  if (!group) return null;
  return {
    id: group.id,
    position: group.position,
    names: {
      id: group.id,
      groupId: group.id,
      lang: language,
      name: inLanguage(group.names, language),
      description: '',
      createdAt: '',
      updatedAt: '',
    },
    backendName: group.names[defaultLanguage],
    orderPropertyGroupingType: 'none',
    isSurchargePercental: false,
  };
}
