import { ProductCard } from '#app/components/catalog/product-card.tsx';
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
      {/* Short lists stand beside each other. */}
      <div className="flex flex-wrap gap-x-12">
        {related.map(({ relation, cards }) => (
          <section key={relation} className="mt-12 w-full md:w-auto">
            <h2 className="mb-4 text-xl font-semibold">{text(`product.relation.${relation}`)}</h2>
            <ul className="flex flex-wrap gap-2 md:gap-4">
              {cards.map((card) => (
                <li
                  key={card.variationId}
                  className="w-[calc(50%-0.25rem)] rounded border border-line bg-surface md:w-56 xl:w-60"
                >
                  <ProductCard card={card} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
