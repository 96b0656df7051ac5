import { isManyPacks } from '@mise/rules/pack.ts';
import { fitQuantity } from '@mise/rules/quantity-range.ts';
import { Button } from '@mise/ui/button.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { Suspense, useRef, useState } from 'react';
import { AwaitedPart } from '#app/components/shop/awaited-part.tsx';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { addToCart } from '#app/session/add-to-cart.ts';
import type { Purchase } from '#app/views/card-facts.ts';
import type { ProductCard } from '#app/views/product-card.ts';
import { CardChoiceSelect } from './card-choice-select.tsx';
import { PacksQuestion } from './load-packs-question.ts';
import { QuantityWithUnit } from './quantity-with-unit.tsx';

/** Milliseconds in which a second press belongs to the first, however soon that was done. What failed is tried again at once. */
const restAfterPress = 500;

type DirectPurchaseProps = {
  /** Ids of its fields begin with it. */
  id: string;
  card: ProductCard;
  purchase: Extract<Purchase, { kind: 'add' }>;
  onChoose: (card: ProductCard) => void;
};

/** Quantity and add, on a card; above them the choice of a variation where the item has few. */
export default function DirectPurchase({ id, card, purchase, onChoose }: DirectPurchaseProps) {
  const { rule, choice, start } = purchase;
  const text = useText();
  const [wanted, setWanted] = useState(start ?? rule.minimum);
  const quantity = fitQuantity(wanted, rule);
  /** The number that was typed for it, which may be more than there is. */
  const [typed, setTyped] = useState(wanted);
  const [isBusy, setIsBusy] = useState(false);
  const isAdding = useRef(false);

  /** So many packs were asked for that it is asked back. */
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  function choose(next: number, entered: number): void {
    setAsked(false);
    setWanted(next);
    setTyped(entered);
  }

  function order(): void {
    if (isManyPacks(card.pack, Math.max(quantity, typed))) setAsked(true);
    else void add();
  }

  /** The pressed button goes with its question. */
  function answer(isMeant: boolean): void {
    setAsked(false);
    place.current?.querySelector<HTMLElement>(isMeant ? '[data-adds]' : 'input')?.focus();
    if (isMeant) void add();
  }

  async function add(): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    const rest = new Promise((resolve) => setTimeout(resolve, restAfterPress));
    setIsBusy(true);
    try {
      await addToCart({ name: card.name, items: [{ productId: card.variationId, quantity }] });
      choose(rule.minimum, rule.minimum);
      void rest.then(() => {
        isAdding.current = false;
      });
    } catch (error) {
      isAdding.current = false;
      setIsBusy(false);
      await showError(error);
    }
    setIsBusy(false);
  }

  return (
    <div ref={place} data-adds-to-cart className="relative z-10 flex flex-wrap items-start gap-2 noscript:hidden">
      {choice && <CardChoiceSelect id={`${id}choice`} card={card} choice={choice} onChoose={onChoose} />}
      <QuantityStepper
        id={`${id}quantity`}
        value={quantity}
        rule={rule}
        onChange={choose}
        size="medium"
        className="min-w-28 flex-1"
        labels={{
          field: text('quantity.fieldOf', { name: card.name }),
          decrease: text('quantity.decreaseOf', { name: card.name }),
          increase: text('quantity.increaseOf', { name: card.name }),
          adjusted: (quantity) => text('quantity.adjusted', { quantity }),
        }}
      />
      <Button
        data-adds
        isBusy={isBusy}
        onClick={order}
        aria-label={text('cart.addOf', { name: card.name })}
        className="flex-1 max-sm:basis-28"
      >
        <Icon name="cart" className="size-5" />
        <span className="sm:hidden 2xl:inline">{text('cart.addShort')}</span>
      </Button>
      <p className="w-full text-xs text-ink-muted">
        <QuantityWithUnit quantity={quantity} pack={card.pack} />
      </p>
      <div aria-live="polite" className="w-full empty:hidden">
        {isAsked && (
          <Suspense fallback={<AwaitedPart onLost={() => answer(false)} />}>
            <PacksQuestion
              pack={card.pack}
              packs={quantity}
              onConfirm={() => answer(true)}
              onDrop={() => answer(false)}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
