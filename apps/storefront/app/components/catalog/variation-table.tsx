import { formatQuantity } from '@mise/rules/format-quantity.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { VariationRow } from '#app/views/variation-row.ts';
import { CardPrice } from './card-price.tsx';
import { NotifyMeButton } from './notify-me-button.tsx';
import { StockLight } from './stock-light.tsx';
import { useVariationOrder } from './use-variation-order.ts';
import { VariationQuantity } from './variation-quantity.tsx';

/** A row for each variation, with a field for its quantity; one press adds all that is filled in. */
export default function VariationTable({ name, variationIds }: { name: string; variationIds: readonly number[] }) {
  const text = useText();
  const locale = useLocale();
  const order = useVariationOrder(variationIds);
  const { rows, entries, message } = order;
  if (!rows) return <Skeleton className="h-96" />;
  const count = order.wanted.length;

  function quantity(row: VariationRow) {
    const entry = entries.get(row.variationId);
    if (!row.rule) return <SoldOut variationId={row.variationId} name={`${name}, ${row.name}`} />;
    return (
      <VariationQuantity
        label={text('variations.quantityOf', { name: row.name })}
        row={row}
        rule={row.rule}
        entry={entry}
        onChange={(typed) => order.change(row.variationId, typed)}
      />
    );
  }

  return (
    <form method="dialog" onSubmit={order.submit} noValidate data-adds-to-cart>
      <DataTable
        caption={text('variations.caption', { name })}
        rows={rows}
        keyOf={(row) => row.variationId}
        columns={[
          { label: text('variations.variation'), cell: (row) => row.name },
          { label: text('variations.number'), cell: (row) => row.articleNumber },
          { label: text('variations.stock'), cell: (row) => <StockLight stock={row.stock} /> },
          {
            label: text('variations.sold'),
            cell: (row) => formatQuantity(1, row.pack, locale),
          },
          { label: text('variations.price'), cell: (row) => row.price && <CardPrice price={row.price} /> },
          { label: text('variations.quantity'), cell: quantity },
        ]}
      />
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 md:static md:border-0">
        <Button type="submit" size="large" isBusy={order.isBusy}>
          <Icon name="cart" className="size-5" />
          {text('variations.add', { count })}
        </Button>
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
