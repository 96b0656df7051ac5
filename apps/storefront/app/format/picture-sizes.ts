/**
 * How wide pictures stand on the page, for `sizes`: the browser chooses among the widths before it has any style. The
 * figures follow the classes of the components; an end-to-end test compares them (e2e/pictures.spec.ts).
 */

/** A product in a grid of two to five a row (product-grid.tsx, product-recommended-products.tsx). */
export const cardSizes =
  '(min-width: 90rem) 15.2rem, (min-width: 80rem) calc(20vw - 2.8rem), (min-width: 64rem) calc(25vw - 3rem), (min-width: 48rem) calc(33vw - 3rem), calc(50vw - 2.5rem)';

/** The same beside the filters of a list: two to four a row. */
export const cardSizesBesideFilters =
  '(min-width: 90rem) 15.2rem, (min-width: 80rem) calc(25vw - 7.3rem), (min-width: 64rem) calc(33.3vw - 9rem), (min-width: 48rem) calc(33vw - 3rem), calc(50vw - 2.5rem)';

/** As wide as a card is on a dense phone; no list needs more. */
export const cardLargest = 640;

/** The large picture of a product page (product-page.tsx). */
export const gallerySizes =
  '(min-width: 90rem) 44.2rem, (min-width: 80rem) calc(53.8vw - 4.3rem), (min-width: 64rem) calc(53.8vw - 3.5rem), (min-width: 48rem) calc(50vw - 2.5rem), calc(100vw - 2rem)';

/** Wider ones are for the closer look (picture-viewer.tsx). */
export const galleryLargest = 800;

/** The picture of a block that takes so many of twelve columns (multi-grid.tsx); narrow ones are half a phone wide. */
export function blockSizes(columns: number): string {
  const share = columns / 12;
  const part = (space: string) =>
    share === 1 ? `calc(100vw - ${space})` : `calc(${Math.round(share * 100)}vw - ${space})`;
  const phone = columns <= 3 ? 'calc(50vw - 1.5rem)' : 'calc(100vw - 2rem)';
  return `(min-width: 90rem) ${86 * share}rem, (min-width: 64rem) ${part('4rem')}, (min-width: 48rem) ${part('3rem')}, ${phone}`;
}
