import { buttonClasses } from '@mise/ui/button-classes.ts';
import { lazy, Suspense } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import { useIsDeliveredElsewhere } from '#app/session/is-delivered-elsewhere.ts';
import { onIntent } from '#app/start/first-intent.ts';
import type { ProductCard } from '#app/views/product-card.ts';
import { NotifyMeButton } from './notify-me-button.tsx';

const DirectPurchase = lazy(onIntent(() => import('./direct-purchase.tsx')));

const choices = { answers: 'card.choose', variations: 'card.variations', parts: 'card.parts' } as const;

type CardPurchaseProps = {
  /** Ids of its fields begin with it. */
  id: string;
  card: ProductCard;
  onChoose: (card: ProductCard) => void;
};

/** The lower end of a card: quantity and add, perhaps after one choice; else the way to where several are made. */
export function CardPurchase({ id, card, onChoose }: CardPurchaseProps) {
  const text = useText();
  const { purchase, name, href } = card;
  const isElsewhere = useIsDeliveredElsewhere(card.shippingCountryIds);

  if (purchase.kind === 'unavailable') {
    return (
      <>
        <p className="flex min-h-10 items-center text-sm font-medium text-ink-muted">{text('card.soldOut')}</p>
        <NotifyMeButton
          variationId={card.variationId}
          name={name}
          className={buttonClasses({ variant: 'secondary', className: 'relative z-10 w-full' })}
        />
      </>
    );
  }
  // Its availability says why.
  if (purchase.kind === 'discontinued') return <WayOn to={href} label={text('card.choose')} name={name} />;
  if (purchase.kind === 'notSold' || isElsewhere) {
    const reason = purchase.kind === 'notSold' ? purchase.reason : 'shippingCountry';
    return (
      <>
        <p className="flex min-h-10 items-center text-sm font-medium text-ink-muted">
          {text('card.notSold', { reason })}
        </p>
        <WayOn to={href} label={text('card.choose')} name={name} />
      </>
    );
  }
  if (purchase.kind === 'choose') return <WayOn to={purchase.href} label={text(choices[purchase.what])} name={name} />;
  return (
    <>
      <Suspense>
        <DirectPurchase id={id} card={card} purchase={purchase} onChoose={onChoose} />
      </Suspense>
      {/* Without scripts the cart is reached through the product's own page. */}
      <noscript>
        <WayOn to={href} label={text('card.choose')} name={name} />
      </noscript>
    </>
  );
}

function WayOn({ to, label, name }: { to: string; label: string; name: string }) {
  return (
    <Link
      to={to}
      aria-label={`${label}: ${name}`}
      className={buttonClasses({ variant: 'secondary', className: 'relative z-10 w-full' })}
    >
      {label}
    </Link>
  );
}
