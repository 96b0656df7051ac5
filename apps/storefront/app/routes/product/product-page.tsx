import { classNames } from '@mise/ui/class-names.ts';
import { lazy, Suspense, useEffect } from 'react';
import { NoteSeen } from '#app/components/catalog/note-seen.tsx';
import { ProductOrder } from '#app/components/catalog/product-order.tsx';
import { Letterhead } from '#app/components/shop/letterhead.tsx';
import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { onIntent, showIntent } from '#app/start/first-intent.ts';
import type { CrossSelling } from '#app/views/cross-selling.ts';
import type { ProductPage as Page } from '#app/views/product-page.ts';
import type { Reviews } from '#app/views/reviews.ts';

// To be seen from the start; its scripts come with the first sign that someone uses the page.
const ProductGallery = lazy(onIntent(() => import('#app/components/catalog/product-gallery.tsx')));
const ProductBelow = lazy(onIntent(() => import('#app/components/catalog/product-below.tsx')));

type ProductPageProps = { product: Page; related: CrossSelling[]; reviews: Reviews | null };

/** Picture and buy box side by side, what there is to read below. What was typed is kept from one variation to the next. */
export default function ProductPage({ product, related, reviews }: ProductPageProps) {
  useEffect(() => {
    // Who comes for a part of the page wants to use it.
    if (window.location.hash !== '') showIntent();
  }, []);
  return (
    <>
      <NoteSeen itemId={product.itemId} variationId={product.variationId} />
      <Letterhead />
      <PageBreadcrumbs crumbs={product.crumbs} />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-x-10 xl:gap-x-16">
        <Suspense fallback={<GalleryPlace hasThumbnails={product.pictures.length > 1} />}>
          <ProductGallery key={product.pictures[0]?.src} pictures={product.pictures} name={product.name} />
        </Suspense>
        <ProductOrder key={product.itemId} product={product} />
      </div>
      <Suspense>
        <ProductBelow product={product} related={related} reviews={reviews} />
      </Suspense>
    </>
  );
}

/** As high as the pictures will be, so that nothing moves on a phone, where all else stands below them. */
function GalleryPlace({ hasThumbnails }: { hasThumbnails: boolean }) {
  return (
    <div
      className={classNames('aspect-square rounded border border-line bg-sunken', hasThumbnails && 'max-md:mb-19')}
    />
  );
}
