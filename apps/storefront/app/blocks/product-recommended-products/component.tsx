import { Icon } from '@mise/ui/icon.tsx';
import { cardCell, ProductCard } from '#app/components/catalog/product-card.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import { BlockText } from '../block-text.tsx';
import type { BlockProps } from '../block-view.ts';
import type { View } from './view.ts';

/** Products of a category in one row that scrolls. */
export function Component({ view: { text: words, cards, moreHref } }: BlockProps<View>) {
  const text = useText();
  const title = words.title === '' ? text('block.products') : words.title;
  return (
    <section aria-label={title}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="grow">
          <BlockText text={{ ...words, title }} button={null} />
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
      <ul className="grid auto-cols-[46%] grid-flow-col grid-rows-[repeat(5,auto)] snap-x gap-x-px overflow-x-auto rounded border border-line bg-line [scrollbar-width:thin] sm:auto-cols-[calc((100%-2px)/3)] lg:auto-cols-[calc((100%-3px)/4)] xl:auto-cols-[calc((100%-4px)/5)]">
        {cards.map((card) => (
          <li key={card.variationId} className={`${cardCell} snap-start bg-surface`}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
