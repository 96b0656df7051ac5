import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import type { CrossSelling } from '#app/views/cross-selling.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { Reviews } from '#app/views/reviews.ts';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { CardRow } from './card-row.tsx';
import LastSeen from './last-seen.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductVariations } from './product-variations.tsx';

type ProductBelowProps = { product: ProductPage; related: CrossSelling[]; reviews: Reviews | null };

/** What stands below picture and buy box: texts, data, and the products that go with it. */
export default function ProductBelow({ product, related, reviews }: ProductBelowProps) {
  const text = useText();
  const isLastSeenShown = useShopFrame()?.isLastSeenShown;
  return (
    <>
      {product.variationIds.length > 0 && <ProductVariations key={product.itemId} product={product} />}
      <ProductDetails product={product} />
      <ReviewsSection
        itemId={product.itemId}
        variationId={product.variationId}
        rating={product.rating}
        reviews={reviews}
      />
      {/* Short lists stand beside each other. */}
      <div className="flex flex-wrap gap-x-12 print:hidden">
        {related.map(({ relation, cards }) => (
          <section key={relation} className="mt-12 w-full max-w-full md:w-auto">
            <h2 className="mb-4 text-xl font-semibold">{text(`product.relation.${relation}`)}</h2>
            <CardRow cards={cards} />
          </section>
        ))}
      </div>
      {isLastSeenShown && <LastSeen current={{ itemId: product.itemId, variationId: product.variationId }} />}
    </>
  );
}
