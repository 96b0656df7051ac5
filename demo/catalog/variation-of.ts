import type { DemoPrice, DemoVariation, Euros } from '../types.ts';
import { gtinOf } from './gtin.ts';

type Sale = Pick<
  DemoVariation,
  | 'price'
  | 'stock'
  | 'canOversell'
  | 'availabilityId'
  | 'minimumOrderQuantity'
  | 'maximumOrderQuantity'
  | 'intervalOrderQuantity'
  | 'weightG'
  | 'model'
  | 'pictures'
  | 'packUnitId'
> & {
  /** Attribute value ids. */
  values?: number[];
  /** Of units.ts; absent: pieces. */
  unitId?: number;
  /** Pieces in a carton; absent: sold singly. */
  content?: number;
  /** Of what is sold, with its carton: width, length, height. */
  sizeMm: [width: number, length: number, height: number];
};

/** A variation with a GTIN of its own. */
export function variationOf(id: number, number: string, sale: Sale): DemoVariation {
  const { values = [], unitId = 1, content = 1, sizeMm, ...rest } = sale;
  const [widthMm, lengthMm, heightMm] = sizeMm;
  return {
    id,
    number,
    attributeValueIds: values,
    unitId,
    content,
    widthMm,
    lengthMm,
    heightMm,
    gtin: gtinOf(id),
    ...rest,
  };
}

/** The price of one, and the price of each from the quantities that follow. */
export function graduated(price: Euros, ...tiers: [from: number, price: Euros][]): DemoPrice {
  return { price, graduated: tiers.map(([from, tierPrice]) => ({ from, price: tierPrice })) };
}
