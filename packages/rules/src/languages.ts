/** The languages of the shop: whoever adds one here gives it catalogues of texts too. */
export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

/** Its addresses have no prefix, and a visitor whose language nobody knows is shown it. */
export const defaultLanguage: Language = 'de';
