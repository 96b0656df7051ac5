import { EmptyState } from '@mise/ui/empty-state.tsx';
import CategoryLinks from '#app/components/shop/category-links.tsx';
import { useText } from '#app/page/use-text.ts';

/** A list in which nothing stands, and where to go from it. */
export default function EmptyList() {
  const text = useText();
  return (
    <EmptyState icon="grid" title={text('catalog.empty.title')} hint={text('catalog.empty.hint')}>
      <CategoryLinks className="mt-8 *:justify-center" />
    </EmptyState>
  );
}
