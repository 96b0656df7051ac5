import { useNavigation } from 'react-router';
import type { ProductPage } from '#app/views/product-page.ts';

/** Address of the variation of this product that is on its way, else null: the choice shows before the answer is there. */
export function usePendingVariation({ choices }: Pick<ProductPage, 'choices'>): string | null {
  const { location } = useNavigation();
  const isOneOfThem = choices.some((group) => group.choices.some(({ href }) => href === location?.pathname));
  return location && isOneOfThem ? location.pathname : null;
}
