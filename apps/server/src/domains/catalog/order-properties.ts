import type { orderProperty } from './tables.ts';

/** A question about the ordered line: engraving, gift wrapping. */
export type OrderProperty = typeof orderProperty.$inferSelect;
