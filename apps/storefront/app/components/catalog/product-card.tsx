import { Trans } from '@lingui/react';
import { formatPieces } from '@mise/rules/format-quantity.ts';
import { Badge } from '@mise/ui/badge.tsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { cardLargest, cardSizes } from '#app/format/picture-sizes.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { KeptPart } from '#app/start/kept-part.tsx';
import type { Picture } from '#app/views/picture.ts';
import type { ProductCard as Card } from '#app/views/product-card.ts';
import { RatingStars } from '../reviews/rating-stars.tsx';
import { Heart } from '../wishlist/heart.tsx';
import { CardPrice } from './card-price.tsx';
import { CardPurchase } from './card-purchase.tsx';
import { CompareButton } from './compare-button.tsx';
import { StockLight } from './stock-light.tsx';
import { UnbrokenName } from './unbroken-name.tsx';

type ProductCardProps = {
  card: Card;
  /** The first of its page: its picture is loaded before all others. */
  isFirst?: boolean;
  /** How wide its picture stands on the page (picture-sizes.ts). */
  sizes?: string;
  /** What stands in its upper corner in place of the heart. */
  corner?: ReactNode;
};

/**
 * The place of a card in a grid: it takes five rows of it, so that names, stock and prices of neighbors stand on one line
 * (ProductCard). In the dense view it is one row.
 */
export const cardCell = 'row-span-5 grid min-w-0 grid-rows-subgrid dense:row-span-1 dense:grid-rows-none';

/** A product in a list. The link of its name covers the card, so that the whole of it leads to the product. */
export function ProductCard(props: ProductCardProps) {
  const ownId = useId();
  const hasAvif = useShopFrame()?.hasAvif;
  // Fields alone need an id, and what is opened. All others look the same wherever they stand.
  const id = props.card.purchase.kind === 'add' || props.card.energy ? ownId : '';
  const { card, isFirst, sizes, corner } = props;
  if (corner) return <CardItself id={id} {...props} />;
  return (
    <KeptPart facts={[card, isFirst, sizes, id, hasAvif]}>
      <CardItself id={id} {...props} />
    </KeptPart>
  );
}

function CardItself({
  id,
  card: listed,
  isFirst = false,
  sizes = cardSizes,
  corner,
}: ProductCardProps & { id: string }) {
  const text = useText();
  const locale = useLocale();
  /** Another variation of the item, chosen on the card. */
  const [chosen, setChosen] = useState<Card | null>(null);
  const card = chosen ?? listed;
  const prices = useRef<HTMLDivElement>(null);
  /** A price with less to say leaves the lines below where they are (pixels). */
  const [roomOfPrice, setRoomOfPrice] = useState(0);
  const [isPointedAt, setPointedAt] = useState(false);
  const { variationId, picture, secondPicture, name, href, articleNumber, pack, rating, stock, price, energy } = card;
  function choose(next: Card): void {
    setRoomOfPrice(prices.current?.offsetHeight ?? 0);
    setChosen(next);
  }

  return (
    <article
      className="product-card"
      onPointerEnter={({ pointerType }) => setPointedAt(isPointedAt || pointerType === 'mouse')}
    >
      <div className="product-card-picture">
        {picture && (
          <ResponsivePicture
            picture={picture}
            sizes={sizes}
            largest={cardLargest}
            isFirst={isFirst}
            className="size-full"
          />
        )}
        {isPointedAt && secondPicture && (
          <SecondPicture key={secondPicture.src} picture={secondPicture} sizes={sizes} />
        )}
        {price?.compared?.kind === 'former' && (
          <Badge tone="secondary" className="absolute top-2 left-2 dense:top-0 dense:left-0 dense:px-1 dense:text-2xs">
            {text('card.offer')}
          </Badge>
        )}
      </div>
      <div className="product-card-texts">
        <h3 className="product-card-name">
          <Link to={href} className="product-card-link">
            <UnbrokenName name={name} />
          </Link>
        </h3>
        <p className="mt-1 text-xs text-ink-muted">
          <span className="block">
            <Trans
              id="card.articleNumber"
              values={{ number: articleNumber }}
              components={{ 0: <span className="whitespace-nowrap" /> }}
            />
          </span>
          <span className="block">{text('card.content', { content: formatPieces(1, pack, locale) })}</span>
        </p>
        {rating && (
          <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-xs text-ink-muted">
            <RatingStars rating={rating.average} className="h-4 w-20" />
            <span className="whitespace-nowrap">{text('rating.count', { count: rating.count })}</span>
          </p>
        )}
      </div>
      <div className="product-card-stock">{stock && <StockLight stock={stock} />}</div>
      <div ref={prices} className="product-card-price" style={roomOfPrice > 0 ? { minHeight: roomOfPrice } : undefined}>
        {price && <CardPrice price={price} energy={energy} />}
      </div>
      <div className="product-card-purchase">
        <CardPurchase id={id} card={card} onChoose={choose} />
      </div>
      {corner ?? <Heart variationId={variationId} name={name} className="icon-button heart" />}
      <CompareButton variationId={variationId} name={name} className="icon-button compare" />
    </article>
  );
}

/** Lies on the first while a mouse is over the card, once it is there. */
function SecondPicture({ picture, sizes }: { picture: Picture; sizes: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className="product-card-second" data-loaded={isLoaded} onLoadCapture={() => setLoaded(true)}>
      <ResponsivePicture picture={picture} sizes={sizes} largest={cardLargest} className="size-full" />
    </div>
  );
}
