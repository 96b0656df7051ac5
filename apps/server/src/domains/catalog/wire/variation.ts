import type { Availability, Barcode, Variation } from '@mise/contract/catalog/variation.ts';
import { asLine } from '@mise/rules/in-line.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import type { ProductRow } from '../product-rows.ts';
import { chosenValues } from './attributes.ts';
import { unitCombinationId } from './variation-map.ts';
import { momentWire, type WireFrame } from './wire-frame.ts';

/** `name` is what tells it from the other variations of its item: "Weiß, 27 cm". */
export function variationWire(row: ProductRow, frame: WireFrame): Variation {
  return {
    ...listedVariationWire(row, frame),
    itemId: row.itemId,
    position: row.position,
    externalId: row.externalId,
    availableUntil: row.availableUntil === null ? null : momentWire(row.availableUntil),
    releasedAt: row.releasedAt === null ? null : momentWire(row.releasedAt),
    weightG: row.weightG,
    weightNetG: row.weightNetG,
    widthMM: row.widthMm,
    heightMM: row.heightMm,
    lengthMM: row.lengthMm,
    unitsContained: 1,
    durabilityYears: null,
    tagsInherited: true,
    customsTariffNumber: row.customsTariffNumber,
    unitCombinationId: unitCombinationId(row),
  };
}

/** The same in a list: its name, number and delivery, and how many may be bought. */
export function listedVariationWire(row: ProductRow, frame: WireFrame): Variation {
  const { reference, language } = frame;
  return {
    id: row.id,
    number: row.number,
    model: row.model,
    name: asLine(chosenValues(row.valueIds, reference).map(({ value }) => inLanguage(value.names, language))),
    availabilityId: row.availabilityId,
    availability: availabilityWire(row, frame),
    availabilityUpdatedAt: momentWire(row.updatedAt),
    minimumOrderQuantity: row.minimumOrderQuantity,
    maximumOrderQuantity: row.maximumOrderQuantity,
    intervalOrderQuantity: row.intervalOrderQuantity,
    stock: row.stockPolicy === 'limited' ? Math.max(row.stock, 0) : null,
    vatId: row.vatId,
    bundleType: row.itemType === 'set' ? 'bundle' : null,
    mayShowUnitPrice: row.mayShowUnitPrice,
  };
}

export function barcodesWire(row: ProductRow): Barcode[] {
  if (row.gtin === null) return [];
  const updatedAt = momentWire(row.updatedAt);
  return [
    { id: row.id, name: 'GTIN', type: `GTIN_${row.gtin.length}`, code: row.gtin, createdAt: updatedAt, updatedAt },
  ];
}

function availabilityWire(row: ProductRow, { reference, language }: WireFrame): Availability {
  const availability = reference.availabilities.get(row.availabilityId);
  const id = row.availabilityId;
  return {
    id,
    icon: '',
    averageDays: availability?.averageDays ?? 0,
    createdAt: '',
    updatedAt: '',
    names: {
      id,
      availabilityId: id,
      lang: language,
      name: inLanguage(availability?.names, language) ?? '',
      createdAt: '',
      updatedAt: '',
    },
  };
}
