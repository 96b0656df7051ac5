import { Trans } from '@lingui/react';
import { Badge } from '@mise/ui/badge.tsx';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { cardSizes } from '#app/format/picture-sizes.ts';
import { useText } from '#app/page/use-text.ts';
import type { ProductCard as Card } from '#app/views/product-card.ts';
import { RatingStars } from '../reviews/rating-stars.tsx';
import { CardPrice } from './card-price.tsx';
import { CardPurchase } from './card-purchase.tsx';
import { StockLight } from './stock-light.tsx';

type ProductCardProps = {
  card: Card;
  /** The first of its page: its picture is loaded before all others. */
  isFirst?: boolean;
  /** How wide its picture stands on the page (picture-sizes.ts). */
  sizes?: string;
};

/**
 * The place of a card in a grid: it takes five rows of it, so that names, stock and prices of neighbors stand on one line
 * (ProductCard). In the dense view it is one row.
 */
export const cardCell = 'row-span-5 grid min-w-0 grid-rows-subgrid dense:row-span-1 dense:grid-rows-none';

/** A product in a list. The link of its name covers the card, so that the whole of it leads to the product. */
export function ProductCard({ card, isFirst = false, sizes = cardSizes }: ProductCardProps) {
  const text = useText();
  const { picture, name, href, articleNumber, pack, rating, stock, price } = card;
  return (
    <article className="group relative row-span-5 grid grid-rows-subgrid content-start gap-y-0 p-3 md:p-4 dense:row-span-1 dense:grid-cols-[4rem_minmax(0,1fr)] dense:grid-rows-none dense:gap-x-4 dense:gap-y-1 dense:@min-[43rem]:grid-cols-[4rem_minmax(0,1fr)_11rem_12rem] dense:@min-[43rem]:items-center dense:@min-[43rem]:py-2 dense:@min-[60rem]:grid-cols-[4rem_minmax(0,1fr)_10rem_11rem_13rem] dense:@min-[76rem]:grid-cols-[4rem_minmax(0,1fr)_14rem_14rem_14rem] dense:@min-[76rem]:gap-x-8">
      <div className="relative mb-3 aspect-square overflow-hidden rounded bg-sunken dense:row-span-4 dense:mb-0 dense:self-start dense:@min-[43rem]:row-span-2 dense:@min-[60rem]:row-span-1">
        {picture && <ResponsivePicture picture={picture} sizes={sizes} isFirst={isFirst} className="size-full" />}
        {price?.compared?.kind === 'former' && (
          <Badge tone="secondary" className="absolute top-2 left-2 dense:top-0 dense:left-0 dense:px-1 dense:text-2xs">
            {text('card.offer')}
          </Badge>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-sm leading-snug font-semibold hyphens-auto md:text-base md:leading-snug">
          <Link
            to={href}
            className="after:absolute after:inset-0 underline-offset-4 group-hover:text-primary-ink group-hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-xs text-ink-muted">
          <span className="block dense:inline-block">
            <Trans
              id="card.articleNumber"
              values={{ number: articleNumber }}
              components={{ 0: <span className="whitespace-nowrap" /> }}
            />
          </span>
          <span aria-hidden="true" className="hidden dense:inline">
            {' · '}
          </span>
          <span className="block dense:inline">{text('card.pack', { content: pack.content, unit: pack.unit })}</span>
        </p>
        {rating && (
          <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-xs text-ink-muted">
            <RatingStars rating={rating.average} className="h-4 w-20" />
            <span className="whitespace-nowrap">{text('rating.count', { count: rating.count })}</span>
          </p>
        )}
      </div>
      <StockLight
        stock={stock}
        className="mt-2 dense:mt-0 dense:@min-[43rem]:col-start-2 dense:@min-[43rem]:row-start-2 dense:@min-[43rem]:self-start dense:@min-[60rem]:col-start-3 dense:@min-[60rem]:row-start-1 dense:@min-[60rem]:self-center"
      />
      <div className="mt-3 dense:mt-0 dense:@min-[43rem]:col-start-3 dense:@min-[43rem]:row-span-2 dense:@min-[43rem]:row-start-1 dense:@min-[60rem]:col-start-4 dense:@min-[60rem]:row-span-1">
        {price && <CardPrice price={price} />}
      </div>
      <div className="mt-3 self-end dense:mt-1 dense:self-center dense:@min-[43rem]:col-start-4 dense:@min-[43rem]:row-span-2 dense:@min-[43rem]:row-start-1 dense:@min-[43rem]:mt-0 dense:@min-[60rem]:col-start-5 dense:@min-[60rem]:row-span-1">
        <CardPurchase card={card} />
      </div>
    </article>
  );
}
