import { formatMoney } from '@mise/rules/format-money.ts';
import { formatPacks, formatPieces } from '@mise/rules/format-quantity.ts';
import { decimalLineAmount, type UnitAmount, unitToDecimal } from '@mise/rules/money.ts';
import { type Pack, piecesIn } from '@mise/rules/pack.ts';
import { highestStep, type QuantityRange } from '@mise/rules/quantity-range.ts';
import { Button } from '@mise/ui/button.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { AwaitedPart } from '#app/components/shop/awaited-part.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useIsDeliveredElsewhere } from '#app/session/is-delivered-elsewhere.ts';
import { answeredByScripts } from '#app/start/early-input.ts';
import { asPart, onIntent } from '#app/start/first-intent.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import { limitReached } from '#app/views/limit-reached.ts';
import type { ProductPage, ProductPurchase as Purchase } from '#app/views/product-page.ts';
import type { CurrentPrice } from '#app/views/product-price.ts';
import { CountingSwitch } from './counting-switch.tsx';
import { NextTier } from './next-tier.tsx';
import { QuantityWithUnit } from './quantity-with-unit.tsx';
import type { ProductOrderState } from './use-product-order.ts';

const ManyPacksQuestion = lazy(asPart(() => import('./many-packs-question.tsx')));
const MixProposal = lazy(asPart(() => import('./mix-proposal.tsx')));
const NoPurchase = lazy(onIntent(() => import('./no-purchase.tsx')));

type ProductPurchaseProps = {
  product: ProductPage;
  order: ProductOrderState;
  current: CurrentPrice | null;
  /** Of one sold unit, of what was chosen beside it. */
  surcharge: UnitAmount;
  /** What is asked once variation and quantity are chosen. */
  children: ReactNode;
};

type OrderPurchase = Extract<Purchase, { kind: 'order' }>;

/** Quantity and add; or why that is not possible, and what to do then. */
export function ProductPurchase(props: ProductPurchaseProps) {
  const { product } = props;
  const { purchase } = product;
  if (purchase.kind === 'order') return <Purchasable {...props} purchase={purchase} />;
  return (
    <Suspense>
      <NoPurchase product={product} />
    </Suspense>
  );
}

/** On its own, since it is drawn again when scripts run: what waits for its scripts would be gone then. */
function Purchasable({
  product,
  purchase,
  order,
  current,
  surcharge,
  children,
}: ProductPurchaseProps & { purchase: OrderPurchase }) {
  const text = useText();
  const locale = useLocale();
  const { name, price, pack } = product;
  const isHydrated = useHydrated();
  const isElsewhere = useIsDeliveredElsewhere(product.deliveredTo?.ids ?? []);
  const part = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  // The start script switched it on behind React, which sees no change where it is to be off from the beginning to the end.
  useEffect(() => {
    if (isHydrated && addButton.current) addButton.current.disabled = isElsewhere;
  }, [isHydrated, isElsewhere]);

  function focusOn(answer: 'add' | 'change'): void {
    const control = answer === 'add' ? 'button[type=submit]' : 'input.stepper-field';
    part.current?.querySelector<HTMLElement>(control)?.focus();
  }

  return (
    <div ref={part} className="flex flex-col gap-3 border-t border-line pt-5">
      {order.countsPieces && <CountingSwitch pack={pack} counting={order.counting} onChoose={order.setCounting} />}
      <div className="flex flex-wrap items-start gap-3">
        <QuantityStepper
          {...fieldOf(purchase.rule, pack, order)}
          className="min-w-[min(10rem,100%)] flex-1 sm:max-w-52"
          labels={{
            field: text('quantity.fieldOf', { name }),
            decrease: text('quantity.decrease'),
            increase: text('quantity.increase'),
            adjusted: (next) => text('quantity.adjusted', { quantity: next }),
          }}
        />
        {children && <div className="w-full">{children}</div>}
        <Button
          ref={addButton}
          type="submit"
          size="large"
          isBusy={order.isBusy}
          disabled={!isHydrated || isElsewhere}
          // It was switched on before (`startScript`).
          suppressHydrationWarning
          {...{ [answeredByScripts]: !isHydrated || undefined }}
          className={classNames(
            'min-w-[min(12rem,100%)] flex-[2]',
            !isElsewhere &&
              '[@media(scripting:enabled)]:disabled:bg-primary-fill [@media(scripting:enabled)]:disabled:text-on-primary-fill',
          )}
        >
          <Icon name="cart" className="size-5" />
          {text('cart.add')}
        </Button>
      </div>
      {product.deliveredTo && (
        <p aria-live="polite" className={isElsewhere ? 'text-sm font-medium text-warning' : 'text-sm text-ink-muted'}>
          {text(isElsewhere ? 'product.deliveredElsewhere' : 'product.deliveredTo', {
            countries: product.deliveredTo.names,
          })}
        </p>
      )}
      <div aria-live="polite" className="empty:hidden">
        {order.asked && (
          <Suspense fallback={<AwaitedPart onLost={order.dropQuestion} />}>
            <ManyPacksQuestion pack={pack} most={highestStep(purchase.rule)} order={order} onAnswered={focusOn} />
          </Suspense>
        )}
      </div>
      <div className="font-semibold" aria-live="polite">
        <p>
          <QuantityWithUnit quantity={order.quantity} pack={pack} />
          {price && current && (
            <TotalOf quantity={order.quantity} amount={unitToDecimal(current.amount)} currency={price.currency} />
          )}
        </p>
        {piecesIn(pack, order.quantity) > order.pieces && (
          <p className="text-sm font-normal text-ink-muted">
            {text('product.fullPacks', { pieces: formatPieces(order.pieces, { ...pack, content: 1 }, locale) })}
          </p>
        )}
      </div>
      <NextTier product={product} rule={purchase.rule} quantity={order.quantity} surcharge={surcharge} />
      {order.wasChosen && product.packIds.length > 1 && (
        <Suspense>
          <MixProposal product={product} order={order} surcharge={surcharge} />
        </Suspense>
      )}
      <QuantityNote purchase={purchase} quantity={order.quantity} pack={pack} />
      <noscript>
        <p className="text-sm font-medium">{text('product.needsScript')}</p>
      </noscript>
    </div>
  );
}

/** The field counts what was chosen to be counted; its buttons add whole packs. */
function fieldOf(rule: QuantityRange, pack: Pack, order: ProductOrderState) {
  if (order.counting === 'packs') return { value: order.quantity, rule, onChange: order.setQuantity };
  const inPieces = (packs: number) => piecesIn(pack, packs);
  const maximum = rule.maximum === null ? null : inPieces(rule.maximum);
  return {
    value: order.pieces,
    rule: { minimum: 1, interval: 1, maximum },
    steps: { minimum: inPieces(rule.minimum), interval: inPieces(rule.interval), maximum },
    onChange: order.countPieces,
  };
}

function TotalOf({ quantity, amount, currency }: { quantity: number; amount: number; currency: string }) {
  const price = formatMoney(decimalLineAmount(amount, quantity), currency, useLocale());
  return <span className="inline-block">: {price}</span>;
}

/** The rules of the quantity field, and why it goes no higher. */
function QuantityNote({ purchase, quantity, pack }: { purchase: OrderPurchase; quantity: number; pack: Pack }) {
  const text = useText();
  const locale = useLocale();
  const packs = (count: number) => formatPacks(count, pack, locale);
  const { rule, orderMaximum } = purchase;
  const limit = limitReached(purchase, quantity);
  const rules = [
    rule.minimum > 1 && text('product.minimum', { quantity: packs(rule.minimum) }),
    rule.interval > 1 && text('product.interval', { quantity: packs(rule.interval) }),
    orderMaximum !== null && text('product.maximum', { quantity: packs(orderMaximum) }),
  ].filter((each) => each !== false);
  return (
    <div className="text-sm text-ink-muted empty:hidden" aria-live="polite">
      {rules.length > 0 && <p>{rules.join(', ')}</p>}
      {limit && (
        <p className="font-medium text-warning">
          {text(limit === 'order' ? 'product.maximumReached' : 'product.stockReached', { quantity: packs(quantity) })}
        </p>
      )}
    </div>
  );
}
