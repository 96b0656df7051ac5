import { formatPacks, formatQuantity } from '@mise/rules/format-quantity.ts';
import { inLine } from '@mise/rules/in-line.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { Suspense, useRef } from 'react';
import { AwaitedPart } from '#app/components/shop/awaited-part.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useIsDeliveredElsewhere } from '#app/session/is-delivered-elsewhere.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { VariationRow } from '#app/views/variation-row.ts';
import { CardPrice } from './card-price.tsx';
import { PacksQuestion } from './load-packs-question.ts';
import { NotifyMeButton } from './notify-me-button.tsx';
import { StockLight } from './stock-light.tsx';
import { UnbrokenName } from './unbroken-name.tsx';
import { useVariationOrder } from './use-variation-order.ts';
import { VariationQuantity } from './variation-quantity.tsx';

/** A row for each variation, with a field for its quantity; one press adds all that is filled in. */
export default function VariationTable({ product }: { product: ProductPage }) {
  const { name, variationIds } = product;
  const text = useText();
  const locale = useLocale();
  const order = useVariationOrder(variationIds);
  const isElsewhere = useIsDeliveredElsewhere(product.deliveredTo?.ids ?? []);
  const { rows, entries, message, asked } = order;
  const form = useRef<HTMLFormElement>(null);
  if (!rows) return <Skeleton className="h-96" />;
  const count = order.wanted.length;

  /** The pressed button goes with its question. */
  function answer(does: () => void, focusOn: string): void {
    form.current?.querySelector<HTMLElement>(focusOn)?.focus();
    does();
  }

  function quantity(row: VariationRow) {
    const entry = entries.get(row.variationId);
    if (isElsewhere) {
      return <span className="text-ink-muted">{text('card.notSold', { reason: 'shippingCountry' })}</span>;
    }
    if (row.isDiscontinued) return <span className="text-ink-muted">{text('card.discontinued')}</span>;
    if (!row.rule) return <SoldOut variationId={row.variationId} name={`${name}, ${inLine(row.name)}`} />;
    return (
      <VariationQuantity
        label={text('variations.quantityOf', { name: row.name })}
        row={row}
        rule={row.rule}
        entry={entry}
        onChange={(typed, meant) => order.change(row.variationId, typed, meant)}
      />
    );
  }

  return (
    <form ref={form} method="dialog" onSubmit={order.submit} noValidate data-adds-to-cart>
      <DataTable
        caption={text('variations.caption', { name })}
        rows={rows}
        keyOf={(row) => row.variationId}
        columns={[
          { label: text('variations.variation'), cell: (row) => <UnbrokenName name={row.name} /> },
          {
            label: text('variations.number'),
            cell: (row) => <span className="whitespace-nowrap">{row.articleNumber}</span>,
          },
          { label: text('variations.stock'), cell: (row) => row.stock && <StockLight stock={row.stock} /> },
          {
            label: text('variations.sold'),
            cell: (row) => formatQuantity(1, row.pack, locale),
          },
          { label: text('variations.price'), cell: (row) => row.price && <RowPrice row={row} price={row.price} /> },
          { label: text('variations.quantity'), cell: quantity },
        ]}
      />
      {/* Over the bar of the page, which adds something else: within the table it is this one that is meant. */}
      <div
        data-buy-bar
        className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 max-md:-mx-4 max-md:px-4 md:static md:border-0"
      >
        {!isElsewhere && (
          <Button type="submit" size="large" isBusy={order.isBusy}>
            <Icon name="cart" className="size-5" />
            {text('variations.add', { count })}
          </Button>
        )}
        <div aria-live="polite" className="empty:hidden">
          {asked && (
            <Suspense fallback={<AwaitedPart onLost={order.dropQuestion} />}>
              <p className="mb-1 text-sm font-semibold">{asked.row.name}</p>
              <PacksQuestion
                key={asked.row.variationId}
                pack={asked.row.pack}
                packs={asked.quantity}
                onConfirm={() => answer(order.confirm, 'button[type=submit]')}
                onDrop={() => answer(order.dropQuestion, `input[data-variation="${asked.row.variationId}"]`)}
              />
            </Suspense>
          )}
        </div>
        <div role="status">{message && <Alert tone={message.tone}>{message.text}</Alert>}</div>
      </div>
    </form>
  );
}

function SoldOut(article: { variationId: number; name: string }) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink-muted">{text('card.soldOut')}</span>
      <NotifyMeButton {...article} className="min-h-10 text-primary-ink underline underline-offset-4" />
    </div>
  );
}

/** What one costs, and what each of more. */
function RowPrice({
  row: { tiers, pack, energy },
  price,
}: {
  row: VariationRow;
  price: NonNullable<VariationRow['price']>;
}) {
  const text = useText();
  const locale = useLocale();
  return (
    <div className="max-md:*:*:justify-end">
      <CardPrice price={{ ...price, tier: null }} energy={energy} />
      {tiers.length > 0 && (
        <ul className="mt-1 text-xs leading-5 font-medium">
          {tiers.map(({ quantity, amount }) => (
            <li key={quantity}>{text('variations.tier', { quantity: formatPacks(quantity, pack, locale), amount })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
