import { formatPacks } from '@mise/rules/format-quantity.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import { StockLight } from './stock-light.tsx';

/** Whether it can be had, and how much is left where that is little. */
export function ProductAvailability({
  product: { stock, piecesLeft, pack },
  isMadeToOrder,
}: {
  product: ProductPage;
  /** What was asked for has to be made first: nothing of it is ready to leave. */
  isMadeToOrder: boolean;
}) {
  const text = useText();
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {isMadeToOrder ? (
        <p className="rounded border border-line bg-surface px-3 py-1.5 text-sm font-medium">
          {text('product.madeToOrder')}
        </p>
      ) : (
        stock && (
          <StockLight stock={stock} className="rounded border border-line bg-surface px-3 py-1.5 text-sm font-medium" />
        )
      )}
      {piecesLeft !== null && (
        <p className="text-sm font-medium text-warning">
          {text('product.piecesLeft', { left: formatPacks(piecesLeft, pack, locale) })}
        </p>
      )}
    </div>
  );
}
