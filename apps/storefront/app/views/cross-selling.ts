import type { ProductCard } from './product-card.ts';

/** In the order in which they help: what belongs to it first, what could be had instead last. */
export const relations = ['Accessory', 'ReplacementPart', 'Bundle', 'Similar'] as const;

/** Products that go with another, by how they do. */
export type CrossSelling = { relation: (typeof relations)[number]; cards: ProductCard[] };
