import { lazy, Suspense } from 'react';
import { ProductListView } from '#app/components/catalog/product-list-view.tsx';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { RichText } from '#app/components/content/rich-text.tsx';
import { categoryChip } from '#app/components/shop/category-chip.ts';
import { Link } from '#app/components/shop/link.tsx';
import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { countFilters } from '#app/lists/list-query.ts';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import type { CategoryPage as Page } from '#app/views/category-page.ts';

const EmptyList = lazy(asPart(() => import('#app/components/catalog/empty-list.tsx')));

export default function CategoryPage({ page }: { page: Page }) {
  const text = useText();
  const { name, picture, shortDescription, description, descriptionBelow, crumbs, subcategories, list } = page;
  return (
    <div className="flex flex-col">
      <PageBreadcrumbs crumbs={crumbs} />
      <div className="flex items-start justify-between gap-4 max-md:contents md:gap-8">
        <div className="min-w-0 max-md:contents">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h1 className="text-2xl font-semibold hyphens-auto md:text-3xl">{name}</h1>
              {shortDescription !== '' && <p className="mt-2 max-w-prose text-lg text-ink-muted">{shortDescription}</p>}
            </div>
            <CategoryPicture address={picture} className="size-20 md:hidden" sizes="5rem" />
          </div>
          {/* A buyer with a phone came for the list: the words follow it there. */}
          <RichText html={description} className="mt-3 max-md:order-1 max-md:mt-10" />
        </div>
        <CategoryPicture address={picture} className="size-44 max-md:hidden" sizes="11rem" />
      </div>
      {subcategories.length > 0 && (
        <nav aria-label={text('catalog.subcategories')} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {subcategories.map(({ id, name: label, href, count }) => (
              <li key={id}>
                <Link to={href} className={categoryChip}>
                  {label}
                  {count > 0 && <span className="text-ink-muted">{count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-8">
        {list.total > 0 || countFilters(list.query) > 0 ? (
          <ProductListView list={list} />
        ) : (
          <Suspense>
            <EmptyList />
          </Suspense>
        )}
      </div>
      <RichText html={descriptionBelow} className="order-2 mt-12" />
    </div>
  );
}

type CategoryPictureProps = { address: string; className: string; sizes: string };

/** The name beside it says what it shows. */
function CategoryPicture({ address, className, sizes }: CategoryPictureProps) {
  if (address === '') return null;
  return (
    <ResponsivePicture
      picture={{ src: address, alt: '', width: 400, height: 400 }}
      sizes={sizes}
      className={`shrink-0 rounded bg-sunken ${className}`}
    />
  );
}
