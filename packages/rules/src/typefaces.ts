/** What a text can be engraved or embroidered in; the storefront has a font for each. */
export const typefaces = ['serif', 'sansSerif', 'script'] as const;

export type Typeface = (typeof typefaces)[number];
