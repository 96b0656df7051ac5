/** To whom, or where, an item is not sold: to the customer class, in the currency or language, or to the country of delivery. */
export const notSoldReasons = ['contactClass', 'currency', 'language', 'shippingCountry'] as const;

export type NotSoldReason = (typeof notSoldReasons)[number];

/** Why a line cannot stay in a cart. */
export type CartRemovalReason = NotSoldReason | 'availability';
