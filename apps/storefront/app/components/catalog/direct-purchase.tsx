import { fitQuantity } from '@mise/rules/quantity-range.ts';
import { Button } from '@mise/ui/button.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { useRef, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { addToCart } from '#app/session/add-to-cart.ts';
import type { Purchase } from '#app/views/card-facts.ts';
import type { ProductCard } from '#app/views/product-card.ts';
import { CardChoiceSelect } from './card-choice-select.tsx';
import { QuantityWithUnit } from './quantity-with-unit.tsx';

/** Milliseconds in which a second press belongs to the first, however soon that was answered. */
const restAfterPress = 500;

type DirectPurchaseProps = {
  card: ProductCard;
  purchase: Extract<Purchase, { kind: 'add' }>;
  onChoose: (card: ProductCard) => void;
};

/** Quantity and add, on a card; above them the choice of a variation where the item has few. */
export default function DirectPurchase({ card, purchase: { rule, choice }, onChoose }: DirectPurchaseProps) {
  const text = useText();
  const [wanted, setWanted] = useState(rule.minimum);
  const quantity = fitQuantity(wanted, rule);
  const [isBusy, setIsBusy] = useState(false);
  const isAdding = useRef(false);

  async function add(): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    const rest = new Promise((resolve) => setTimeout(resolve, restAfterPress));
    setIsBusy(true);
    try {
      await addToCart({ name: card.name, items: [{ productId: card.variationId, quantity }] });
      setWanted(rule.minimum);
    } catch (error) {
      await showError(error);
    }
    setIsBusy(false);
    await rest;
    isAdding.current = false;
  }

  return (
    <div data-adds-to-cart className="relative z-10 flex flex-wrap items-start gap-2 noscript:hidden">
      {choice && <CardChoiceSelect card={card} choice={choice} onChoose={onChoose} />}
      <QuantityStepper
        value={quantity}
        rule={rule}
        onChange={setWanted}
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
      <p className="w-full text-xs text-ink-muted">
        <QuantityWithUnit quantity={quantity} pack={card.pack} />
      </p>
    </div>
  );
}
