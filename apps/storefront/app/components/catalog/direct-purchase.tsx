import type { QuantityRange } from '@mise/rules/quantity-range.ts';
import { Button } from '@mise/ui/button.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { useRef, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { addToCart, tellAdded } from '#app/session/add-to-cart.ts';
import { useEarlyPresses } from '#app/start/early-presses.ts';
import type { ProductCard } from '#app/views/product-card.ts';

/** Milliseconds in which a second press belongs to the first, however soon that was answered. */
const restAfterPress = 500;

/** Quantity and add, on a card. */
export default function DirectPurchase({ card, rule }: { card: ProductCard; rule: QuantityRange }) {
  const text = useText();
  const locale = useLocale();
  const [quantity, setQuantity] = useState(rule.minimum);
  const [isBusy, setIsBusy] = useState(false);
  const isAdding = useRef(false);
  const part = useRef<HTMLDivElement>(null);
  useEarlyPresses(part);

  async function add(): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    const rest = new Promise((resolve) => setTimeout(resolve, restAfterPress));
    setIsBusy(true);
    try {
      await addToCart({ productId: card.variationId, quantity });
      tellAdded({ name: card.name, locale });
      setQuantity(rule.minimum);
    } catch (error) {
      await showError(error);
    }
    setIsBusy(false);
    await rest;
    isAdding.current = false;
  }

  return (
    <div ref={part} className="relative z-10 flex flex-wrap items-start gap-2 noscript:hidden">
      <QuantityStepper
        value={quantity}
        rule={rule}
        onChange={setQuantity}
        size="medium"
        className="min-w-28 flex-1"
        labels={{
          field: text('quantity.fieldOf', { name: card.name }),
          decrease: text('quantity.decreaseOf', { name: card.name }),
          increase: text('quantity.increaseOf', { name: card.name }),
          adjusted: (quantity) => text('quantity.adjusted', { quantity }),
        }}
      />
      <Button isBusy={isBusy} onClick={add} aria-label={text('cart.addOf', { name: card.name })} className="flex-1">
        <Icon name="cart" className="size-5" />
        <span className="sm:hidden 2xl:inline">{text('cart.addShort')}</span>
      </Button>
    </div>
  );
}
