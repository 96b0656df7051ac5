import { buttonClasses } from '@mise/ui/button-classes.ts';
import { lazy, Suspense } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import { onIntent } from '#app/start/first-intent.ts';
import type { ProductCard } from '#app/views/product-card.ts';

const DirectPurchase = lazy(onIntent(() => import('./direct-purchase.tsx')));

/** The lower end of a card: quantity and add where that needs no further choice, else the way to the product. */
export function CardPurchase({ card }: { card: ProductCard }) {
  const text = useText();
  const { purchase } = card;

  if (purchase.kind === 'unavailable') {
    return <p className="flex min-h-10 items-center text-sm font-medium text-ink-muted">{text('card.soldOut')}</p>;
  }
  if (purchase.kind === 'choose') return <ChooseLink card={card} />;
  return (
    <>
      <Suspense>
        <DirectPurchase card={card} rule={purchase.rule} />
      </Suspense>
      {/* Without scripts the cart is reached through the product's own page. */}
      <noscript>
        <ChooseLink card={card} />
      </noscript>
    </>
  );
}

function ChooseLink({ card: { name, href } }: { card: ProductCard }) {
  const text = useText();
  return (
    <Link
      to={href}
      aria-label={text('card.chooseOf', { name })}
      className={buttonClasses({ variant: 'secondary', className: 'relative z-10 w-full' })}
    >
      {text('card.choose')}
    </Link>
  );
}
