import { formatPacks } from '@mise/rules/format-quantity.ts';
import { isManyPacks } from '@mise/rules/pack.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { memo, Suspense, useRef, useState } from 'react';
import { AwaitedPart } from '#app/components/shop/awaited-part.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { CartLine } from '#app/views/cart.ts';
import { EnergyLabel } from '../catalog/energy-label.tsx';
import { PacksQuestion } from '../catalog/load-packs-question.ts';
import { QuantityWithUnit } from '../catalog/quantity-with-unit.tsx';
import { StockLight } from '../catalog/stock-light.tsx';
import { LineDelivery } from '../delivery/line-delivery.tsx';
import { LineDetails } from './line-details.tsx';
import { LinePicture } from './line-picture.tsx';
import { UnitPrices } from './line-quantity.tsx';

type CartLineItemProps = {
  line: CartLine;
  /** The quantity that is on its way to the shop, 0 while the line is being removed. */
  wanted: number | undefined;
  onQuantity: (line: CartLine, quantity: number) => void;
  onRemove: (line: CartLine) => void;
};

export const CartLineItem = memo(CartLineRow, (before, after) => {
  // The callbacks of every render do the same: a cart of 200 lines draws the one that changed.
  return before.line === after.line && before.wanted === after.wanted;
});

function CartLineRow({ line, wanted, onQuantity, onRemove }: CartLineItemProps) {
  const text = useText();
  const locale = useLocale();
  const { product, quantity, unitPrices, amount, rule, shortStock } = line;
  const isBusy = wanted !== undefined;
  /** So many packs that it is asked back before the line changes. */
  const [asked, setAsked] = useState<number | null>(null);
  const row = useRef<HTMLLIElement>(null);

  function choose(next: number, typed: number): void {
    const { pack } = product;
    const present = wanted || quantity;
    const isAsked = isManyPacks(pack, typed) && !isManyPacks(pack, present) && next !== present;
    setAsked(isAsked ? next : null);
    if (!isAsked && next !== present) onQuantity(line, next);
  }

  function answer(quantityMeant: number | null): void {
    setAsked(null);
    row.current?.querySelector('input')?.focus();
    if (quantityMeant !== null) onQuantity(line, quantityMeant);
  }

  const isGoing = wanted === 0;
  return (
    <li
      ref={row}
      id={`cart-line-${line.id}`}
      aria-busy={isBusy || undefined}
      className={classNames(
        'line-row grid break-inside-avoid grid-cols-[4rem_8rem_2.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-3 border-b border-line py-4 transition-opacity',
        // In large letters on a phone all stands below each other.
        '@max-[16.5rem]/lines:grid-cols-[minmax(0,1fr)_2.5rem] @max-[16.5rem]/lines:[&>:first-child]:w-16',
        '@2xl/lines:grid-cols-[6rem_minmax(0,1fr)_9rem_6rem_2.5rem] @2xl/lines:gap-x-4',
        isGoing && 'opacity-50',
      )}
    >
      <LinePicture picture={product.picture} />
      <div className="col-span-3 min-w-0 @max-[16.5rem]/lines:col-span-full @2xl/lines:col-span-1">
        <Link
          to={product.href}
          className="font-semibold hyphens-auto underline-offset-4 hover:text-primary-ink hover:underline"
        >
          {product.name}
        </Link>
        <LineDetails
          articleNumber={product.articleNumber}
          pack={product.pack}
          attributes={product.attributes}
          properties={line.properties}
        />
        <div className="mt-1 text-sm text-ink-muted">
          <UnitPrices prices={unitPrices} />
          {product.energy && <EnergyLabel label={product.energy} size="text-sm" />}
        </div>
        {line.contents.length > 0 && (
          <p className="mt-1 text-sm text-ink-muted">{text('cart.contents', { contents: line.contents.join(', ') })}</p>
        )}
        {/* What is made for its buyer lies in no stock. */}
        {!line.properties.some(({ excludesReturn }) => excludesReturn) && (
          <StockLight stock={product.availability} className="mt-1" />
        )}
        <LineDelivery delivery={line.delivery} />
      </div>
      <div className="col-start-2 row-start-2 @max-[16.5rem]/lines:col-start-1 @max-[16.5rem]/lines:row-start-3 @2xl/lines:col-start-3 @2xl/lines:row-start-1">
        <QuantityStepper
          value={asked ?? (wanted || quantity)}
          rule={rule}
          size="medium"
          isDisabled={isGoing}
          onChange={choose}
          labels={{
            field: text('quantity.fieldOf', { name: product.name }),
            decrease: text('quantity.decreaseOf', { name: product.name }),
            increase: text('quantity.increaseOf', { name: product.name }),
            adjusted: (next) => text('quantity.adjusted', { quantity: next }),
          }}
          className="w-32 @2xl/lines:w-36 print:hidden"
        />
        <p className="mt-1 text-xs">
          <QuantityWithUnit quantity={asked ?? (wanted || quantity)} pack={product.pack} />
        </p>
        {line.nextTier && (
          <p className="mt-1 text-xs text-balance text-ink-muted">{text('cart.nextTier', line.nextTier)}</p>
        )}
        <LineHints line={line} />
      </div>
      <p
        className={classNames(
          'col-start-4 row-start-2 pt-2 text-right font-semibold whitespace-nowrap transition-colors @2xl/lines:row-start-1',
          // Beside the field there is no room for it on the narrowest phones.
          '@max-[22rem]/lines:col-span-2 @max-[22rem]/lines:col-start-2 @max-[22rem]/lines:row-start-3 @max-[22rem]/lines:pt-0 @max-[22rem]/lines:text-left',
          '@max-[16.5rem]/lines:col-start-1 @max-[16.5rem]/lines:row-start-4',
          isBusy && 'text-ink-muted',
        )}
      >
        <span className="sr-only">{text('cart.lineAmount')} </span>
        {amount}
      </p>
      <IconButton
        label={text('cart.removeOf', { name: product.name })}
        data-removes
        aria-disabled={isGoing || undefined}
        onClick={() => onRemove(line)}
        className="col-start-3 row-start-2 text-ink-muted @max-[16.5rem]/lines:col-start-2 @max-[16.5rem]/lines:row-start-3 hover:text-negative print:hidden @2xl/lines:col-start-5 @2xl/lines:row-start-1"
      >
        <Icon name="trash" className="size-5" />
      </IconButton>
      <div aria-live="polite" className="col-span-full empty:hidden @2xl/lines:col-start-2">
        {asked !== null && (
          <Suspense fallback={<AwaitedPart onLost={() => answer(null)} />}>
            <PacksQuestion
              pack={product.pack}
              packs={asked}
              onConfirm={() => answer(asked)}
              onDrop={() => answer(null)}
            />
          </Suspense>
        )}
      </div>
      {shortStock !== null && (
        <p className="col-span-full flex items-start gap-2 text-sm font-medium text-warning @2xl/lines:col-start-2">
          <Icon name="warning" className="size-5" />
          {shortStock === 0
            ? text('cart.soldOut')
            : text('cart.shortStock', { stock: formatPacks(shortStock, product.pack, locale) })}
        </p>
      )}
    </li>
  );
}

/** What the quantity field accepts, where that is not every number. */
function LineHints({ line: { rule, product } }: { line: CartLine }) {
  const text = useText();
  const locale = useLocale();
  const hints = [
    (product.minimumOrderQuantity ?? 1) > 1 &&
      text('cart.minimum', { quantity: formatPacks(rule.minimum, product.pack, locale) }),
    (product.intervalOrderQuantity ?? 1) > 1 &&
      text('cart.interval', { quantity: formatPacks(rule.interval, product.pack, locale) }),
  ].filter(Boolean);
  if (hints.length === 0) return null;
  return <p className="mt-1 text-xs text-ink-muted">{hints.join(', ')}</p>;
}
