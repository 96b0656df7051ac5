import type { Item } from '@mise/contract/catalog/item.ts';

/** How an item was rated by how many; `average` as it was calculated. */
export type Rating = { average: number; count: number };

export const mostStars = 5;

/** Id of the section of a product page that links to its reviews lead to. */
export const reviewsId = 'reviews';

/** Null where nobody rated it. */
export function toRating({
  feedbackDecimal,
  feedbackCount,
}: Pick<Item, 'feedbackDecimal' | 'feedbackCount'>): Rating | null {
  const count = Number(feedbackCount ?? 0);
  return count > 0 ? { average: Number(feedbackDecimal ?? 0), count } : null;
}

/** Stars are drawn to the half, figures written to the tenth. */
export function roundRating(average: number, mode: 'half' | 'tenth'): number {
  const parts = mode === 'half' ? 2 : 10;
  return Math.round(average * parts) / parts;
}
