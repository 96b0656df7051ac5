import { ProductGrid } from '#app/components/catalog/product-grid.tsx';
import { ProductView } from '#app/components/catalog/product-view.tsx';
import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { useText } from '#app/lib/use-text.ts';
import type { ProductPage as Page } from '#app/views/product-page.ts';
import type { CrossSelling } from './load-cross-selling.server.ts';

export default function ProductPage({ product, related }: { product: Page; related: CrossSelling[] }) {
  const text = useText();
  return (
    <>
      <PageBreadcrumbs crumbs={product.crumbs} />
      <ProductView product={product} />
      {related.map(({ relation, cards }) => (
        <section key={relation} className="mt-12">
          <h2 className="mb-4 text-xl font-semibold">{text(`product.relation.${relation}`)}</h2>
          <ProductGrid cards={cards} />
        </section>
      ))}
    </>
  );
}
