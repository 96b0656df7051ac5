import { Icon } from '@mise/ui/icon.tsx';
import { Link } from 'react-router';
import { ProductCard } from '#app/components/catalog/product-card.tsx';
import { RichText } from '#app/components/content/rich-text.tsx';
import { useText } from '#app/lib/use-text.ts';
import type { BlockView } from '#app/views/blocks.ts';

type Block = Extract<BlockView, { name: 'ProductRecommendedProducts' }>;

/** Products of a category in one row that scrolls. */
export function ProductRecommendedProductsBlock({ block: { text: words, cards, moreHref } }: { block: Block }) {
  const text = useText();
  const title = words.title === '' ? text('block.products') : words.title;
  return (
    <section aria-label={title}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 className="text-xl font-semibold md:text-2xl">{title}</h2>
          <RichText html={words.html} className="mt-1" />
        </div>
        {moreHref && (
          <Link
            to={moreHref}
            aria-label={text('block.showAllOf', { title })}
            className="inline-flex min-h-10 items-center gap-1 text-sm font-semibold text-primary-ink hover:underline"
          >
            {text('block.showAll')}
            <Icon name="arrowRight" className="size-4" />
          </Link>
        )}
      </div>
      <ul className="flex snap-x gap-px overflow-x-auto rounded border border-line bg-line [scrollbar-width:thin]">
        {cards.map((card) => (
          <li
            key={card.variationId}
            className="w-[46%] min-w-40 shrink-0 snap-start bg-surface sm:w-1/3 lg:w-1/4 xl:w-1/5"
          >
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
