import type { DemoPrice, DemoVariation, Euros } from '../types.ts';
import { variationOf } from './variation-of.ts';

/** Weight in grams, then width, length and height of what is sold in millimetres, with its packaging. */
export type Measures = [weightG: number, widthMm: number, lengthMm: number, heightMm: number];

/** How a variation is supplied and ordered, and whatever else sets it apart from its siblings. */
export type Supply = Pick<DemoVariation, 'availabilityId'> & Partial<Omit<DemoVariation, 'id' | 'number'>>;

/** Leaves the house at once. */
export function inStock(stock: number): Supply {
  return { stock, availabilityId: 1 };
}

/** A variation in one line: a single piece, unless `supply` names another unit or content. */
export function sold(
  id: number,
  number: string,
  values: number[],
  price: DemoPrice | Euros,
  [weightG, ...sizeMm]: Measures,
  supply: Supply,
): DemoVariation {
  const { availabilityId } = supply;
  const written = typeof price === 'string' ? { price } : price;
  return { ...variationOf(id, number, { values, price: written, availabilityId, weightG, sizeMm }), ...supply };
}
