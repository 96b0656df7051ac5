import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useText } from '#app/lib/use-text.ts';
import type { ProductCard } from '#app/views/product-card.ts';

const DirectPurchase = lazy(() => import('./direct-purchase.tsx'));

/** The lower end of a card: quantity and add where that needs no further choice, else the way to the product. */
export function CardPurchase({ card }: { card: ProductCard }) {
  const text = useText();
  const isHydrated = useHydrated();
  const { purchase, name, href } = card;

  if (purchase.kind === 'unavailable') {
    return <p className="mt-3 flex min-h-10 items-center text-sm font-medium text-ink-muted">{text('card.soldOut')}</p>;
  }
  // Without scripts the cart is reached through the product's own page.
  if (purchase.kind === 'choose' || !isHydrated) {
    return (
      <Link
        to={href}
        aria-label={text('card.chooseOf', { name })}
        className={buttonClasses({ variant: 'secondary', className: 'relative z-10 mt-3 w-full' })}
      >
        {text('card.choose')}
      </Link>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-10" />}>
      <DirectPurchase card={card} maximum={purchase.maximum} />
    </Suspense>
  );
}
