/** Under which name the checkout keeps what is typed. */
export const checkoutDraft = 'checkout';

/** What of it stays right whoever goes on with the order. */
export const notesOfDraft = ['sign', 'wish'] as const;
