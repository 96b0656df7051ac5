import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { addToCart } from '#app/lib/add-to-cart.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useLocale, useText } from '#app/lib/use-text.ts';
import type { ProductCard } from '#app/views/product-card.ts';

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
  return <DirectPurchase card={card} maximum={purchase.maximum} />;
}

function DirectPurchase({ card, maximum }: { card: ProductCard; maximum: number | null }) {
  const text = useText();
  const locale = useLocale();
  const [quantity, setQuantity] = useState(1);
  const [isBusy, setIsBusy] = useState(false);

  async function add(): Promise<void> {
    setIsBusy(true);
    const isIn = await addToCart({ variationId: card.variationId, quantity, name: card.name, locale });
    if (isIn) setQuantity(1);
    setIsBusy(false);
  }

  return (
    <div className="relative z-10 mt-3 flex flex-wrap gap-2">
      <QuantityStepper
        value={quantity}
        rule={{ minimum: 1, interval: 1, maximum }}
        onChange={setQuantity}
        size="medium"
        className="min-w-28 flex-1"
        labels={{
          field: text('quantity.fieldOf', { name: card.name }),
          decrease: text('quantity.decreaseOf', { name: card.name }),
          increase: text('quantity.increaseOf', { name: card.name }),
        }}
      />
      <Button isBusy={isBusy} onClick={add} aria-label={text('cart.addOf', { name: card.name })} className="flex-1">
        <Icon name="cart" className="size-5" />
        <span className="sm:hidden 2xl:inline">{text('cart.addShort')}</span>
      </Button>
    </div>
  );
}
