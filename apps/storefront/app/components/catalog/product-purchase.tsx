import { formatMoney } from '@mise/rules/format-money.ts';
import { decimalLineAmount } from '@mise/rules/money.ts';
import { highestStep, type QuantityRange } from '@mise/rules/quantity-range.ts';
import { Button } from '@mise/ui/button.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { lazy, Suspense, useRef } from 'react';
import { useLocale, useText } from '#app/page/use-text.ts';
import { answeredByScripts } from '#app/start/early-input.ts';
import { useEarlyPresses } from '#app/start/early-presses.ts';
import { onIntent } from '#app/start/first-intent.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import type { ProductPage, ProductPurchase as Purchase } from '#app/views/product-page.ts';
import { type CurrentPrice, toMajor } from '#app/views/product-price.ts';
import type { ProductOrderState } from './use-product-order.ts';

const NoPurchase = lazy(onIntent(() => import('./no-purchase.tsx')));

type ProductPurchaseProps = { product: ProductPage; order: ProductOrderState; current: CurrentPrice | null };

type OrderPurchase = Extract<Purchase, { kind: 'order' }>;

/** Quantity and add; or why that is not possible, and what to do then. */
export function ProductPurchase({ product, order, current }: ProductPurchaseProps) {
  const { purchase } = product;
  if (purchase.kind === 'order') return <Purchasable {...{ product, purchase, order, current }} />;
  return (
    <Suspense>
      <NoPurchase product={product} />
    </Suspense>
  );
}

/** On its own, since it is drawn again when scripts run: what waits for its scripts would be gone then. */
function Purchasable({
  product: { name, price },
  purchase,
  order,
  current,
}: ProductPurchaseProps & { purchase: OrderPurchase }) {
  const text = useText();
  const isHydrated = useHydrated();
  const part = useRef<HTMLDivElement>(null);
  useEarlyPresses(part, isHydrated);
  return (
    <div ref={part} className="flex flex-col gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-start gap-3">
        <QuantityStepper
          value={order.quantity}
          rule={purchase.rule}
          onChange={order.setQuantity}
          className="min-w-40 flex-1 sm:max-w-52"
          labels={{
            field: text('quantity.fieldOf', { name }),
            decrease: text('quantity.decrease'),
            increase: text('quantity.increase'),
            adjusted: (next) => text('quantity.adjusted', { quantity: next }),
          }}
        />
        <Button
          type="submit"
          size="large"
          isBusy={order.isBusy}
          disabled={!isHydrated}
          // It was switched on before (`startScript`).
          suppressHydrationWarning
          {...{ [answeredByScripts]: !isHydrated || undefined }}
          className="min-w-48 flex-[2] [@media(scripting:enabled)]:disabled:bg-primary-fill [@media(scripting:enabled)]:disabled:text-on-primary-fill"
        >
          <Icon name="cart" className="size-5" />
          {text('cart.add')}
        </Button>
      </div>
      <QuantityNote purchase={purchase} quantity={order.quantity} />
      {price && current && order.quantity > 1 && (
        <TotalNote quantity={order.quantity} amount={toMajor(current.amount)} currency={price.currency} />
      )}
      <noscript>
        <p className="text-sm font-medium">{text('product.needsScript')}</p>
      </noscript>
    </div>
  );
}

function TotalNote({ quantity, amount, currency }: { quantity: number; amount: number; currency: string }) {
  const text = useText();
  const locale = useLocale();
  const price = formatMoney(decimalLineAmount(amount, quantity), currency, locale);
  return <p className="font-semibold">{text('product.total', { quantity, price })}</p>;
}

/** The rules of the quantity field, and why it goes no higher. */
function QuantityNote({ purchase, quantity }: { purchase: OrderPurchase; quantity: number }) {
  const text = useText();
  const { rule, orderMaximum } = purchase;
  const rules = [
    rule.minimum > 1 && text('product.minimum', { quantity: rule.minimum }),
    rule.interval > 1 && text('product.interval', { quantity: rule.interval }),
    orderMaximum !== null && text('product.maximum', { quantity: orderMaximum }),
  ].filter((each) => each !== false);
  return (
    <div className="text-sm text-ink-muted empty:hidden" aria-live="polite">
      {rules.length > 0 && <p>{rules.join(', ')}</p>}
      {quantity === highestStep(rule) && quantity > rule.minimum && (
        <p className="font-medium text-warning">{limitText(rule, orderMaximum)}</p>
      )}
    </div>
  );

  function limitText({ maximum }: QuantityRange, ofOrder: number | null): string {
    const isOrderMaximum = ofOrder !== null && maximum === ofOrder;
    return text(isOrderMaximum ? 'product.maximumReached' : 'product.stockReached', { quantity });
  }
}
