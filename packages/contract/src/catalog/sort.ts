/** Orders of a list. Free of zod: the browser imports this file. */
export const sortValues = [
  'texts.name1_asc',
  'texts.name1_desc',
  'sorting.price.avg_asc',
  'sorting.price.avg_desc',
  'item.feedbackDecimal_desc',
  'item.feedbackDecimal_asc',
] as const;

export type SortValue = (typeof sortValues)[number];
