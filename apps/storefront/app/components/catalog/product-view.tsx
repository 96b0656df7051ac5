import type { ProductPage } from '#app/views/product-page.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductOrder } from './product-order.tsx';

/** Picture and buy box side by side, what there is to read below. State is kept from one variation to the next. */
export function ProductView({ product }: { product: ProductPage }) {
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] xl:gap-x-16">
        <ProductGallery key={product.pictures[0]?.src} pictures={product.pictures} name={product.name} />
        <ProductOrder key={product.itemId} product={product} />
      </div>
      <ProductDetails product={product} />
    </>
  );
}
