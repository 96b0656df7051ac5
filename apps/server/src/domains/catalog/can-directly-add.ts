/** What decides whether a list may add a product to the cart without its page. */
export type DirectAdd = {
  isSalable: boolean;
  minimumOrderQuantity: number;
  intervalOrderQuantity: number;
  hasOrderProperties: boolean;
  /** All of them are required and chosen beforehand, so that nobody has to be asked. */
  hasOnlyRequiredAndPreselected: boolean;
  itemType: 'default' | 'set';
  salableVariationCount: number;
  graduatedPriceCount: number;
};

/** A product page is needed wherever a buyer has to choose, answer or compare something first. */
export function canDirectlyAdd(product: DirectAdd): boolean {
  return (
    product.isSalable &&
    product.minimumOrderQuantity === 1 &&
    product.intervalOrderQuantity === 1 &&
    (!product.hasOrderProperties || product.hasOnlyRequiredAndPreselected) &&
    product.itemType !== 'set' &&
    product.salableVariationCount < 2 &&
    product.graduatedPriceCount === 0
  );
}
