import type { orderProperty } from './tables/order-properties.ts';

/** A question about the ordered line: engraving, gift wrapping. */
export type OrderProperty = typeof orderProperty.$inferSelect;

/** An order of the questions about a line. */
export function asTheyAreAsked(a: OrderProperty, b: OrderProperty): number {
  return a.position - b.position || a.id - b.id;
}
