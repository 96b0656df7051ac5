import { Badge } from '@mise/ui/badge.tsx';
import { Link } from 'react-router';
import { useText } from '#app/lib/use-text.ts';
import type { ProductCard as Card } from '#app/views/product-card.ts';
import { CardPrice } from './card-price.tsx';
import { CardPurchase } from './card-purchase.tsx';
import { StockLight } from './stock-light.tsx';

type ProductCardProps = {
  card: Card;
  /** Among the first of its page: its picture is loaded at once. */
  isEarly?: boolean;
};

/** A product in a list. The link of its name covers the card, so that the whole of it leads to the product. */
export function ProductCard({ card, isEarly = false }: ProductCardProps) {
  const text = useText();
  const { picture, name, href, articleNumber, pack, stock, price } = card;
  return (
    <article className="group relative flex h-full flex-col p-3 md:p-4">
      <div className="relative mb-3 aspect-square overflow-hidden rounded bg-sunken">
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading={isEarly ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-contain transition-transform duration-200 group-hover:scale-[1.03]"
          />
        )}
        {price?.compared?.kind === 'former' && (
          <Badge tone="secondary" className="absolute top-2 left-2">
            {text('card.offer')}
          </Badge>
        )}
      </div>
      <h3 className="text-sm leading-snug font-semibold hyphens-auto md:text-base">
        <Link
          to={href}
          className="after:absolute after:inset-0 group-hover:text-primary-ink group-hover:underline underline-offset-4"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-1 text-xs text-ink-muted">
        {text('card.articleNumber', { number: articleNumber })}
        <br />
        {text('card.pack', { content: pack.content, unit: pack.unit })}
      </p>
      <StockLight stock={stock} className="mt-2" />
      <div className="mt-auto pt-3">
        {price && <CardPrice price={price} />}
        <CardPurchase card={card} />
      </div>
    </article>
  );
}
