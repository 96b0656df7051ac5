import { useText } from '#app/page/use-text.ts';
import type { CrossSelling } from '#app/views/cross-selling.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { cardCell, ProductCard } from './product-card.tsx';
import { ProductDetails } from './product-details.tsx';

/** What stands below picture and buy box: texts, data, and the products that go with it. */
export default function ProductBelow({ product, related }: { product: ProductPage; related: CrossSelling[] }) {
  const text = useText();
  return (
    <>
      <ProductDetails product={product} />
      <ReviewsSection itemId={product.itemId} variationId={product.variationId} rating={product.rating} />
      {/* Short lists stand beside each other. */}
      <div className="flex flex-wrap gap-x-12">
        {related.map(({ relation, cards }) => (
          <section key={relation} className="mt-12 w-full max-w-full md:w-auto">
            <h2 className="mb-4 text-xl font-semibold">{text(`product.relation.${relation}`)}</h2>
            <ul className="grid grid-cols-2 gap-x-2 md:grid-flow-col md:auto-cols-[14rem] md:grid-cols-none md:grid-rows-[repeat(5,auto)] md:gap-x-4 md:overflow-x-auto xl:auto-cols-[15rem]">
              {cards.map((card) => (
                <li key={card.variationId} className={`${cardCell} mb-2 rounded border border-line bg-surface md:mb-0`}>
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
