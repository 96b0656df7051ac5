/** Id of the table of a product's variations on its page. */
export const variationsId = 'variations';
