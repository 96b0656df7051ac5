import { formatPercent } from '@mise/rules/format-percent.ts';
import { formatPacks, formatPieces } from '@mise/rules/format-quantity.ts';
import type { UnitAmount } from '@mise/rules/money.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { VisuallyHidden } from '@mise/ui/visually-hidden.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import { type ProductPrice, priceAt, savedPercent } from '#app/views/product-price.ts';
import { usePriceFormat } from './product-price.tsx';
import type { ProductOrderState } from './use-product-order.ts';

type ProductTiersProps = {
  product: ProductPage;
  price: ProductPrice;
  order: Pick<ProductOrderState, 'quantity'>;
  surcharge: UnitAmount;
};

/** The graduated prices, and what each saves; the one that holds for the chosen quantity stands out. */
export function ProductTiers({ product, price, order, surcharge }: ProductTiersProps) {
  const { pack } = product;
  const { steps, currency } = price;
  const text = useText();
  const locale = useLocale();
  const current = priceAt(price, order.quantity, surcharge).step;
  const format = usePriceFormat(currency);
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="mb-2 text-left font-semibold">{text('product.tiers')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-xs text-ink-muted">
          <th scope="col" className="py-1.5 pr-3 pl-2 font-medium">
            {text('product.tierQuantity')}
          </th>
          <th scope="col" className="py-1.5 pr-2 text-right font-medium">
            {text('product.tierPrice', { pack: (pack.name ?? pack.unit).one })}
          </th>
          <th scope="col" className="py-1.5 pr-2 pl-3 text-right font-medium">
            {text('product.tierSaves')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, amount, base }, index) => (
          <tr
            key={from}
            aria-current={index === current ? 'true' : undefined}
            className={classNames('border-b border-line', index === current && 'bg-primary-50 font-semibold')}
          >
            <th scope="row" className="py-1.5 pr-3 pl-2 text-left font-[inherit]">
              <span className="flex items-center gap-2">
                <span>
                  <span className="whitespace-nowrap">
                    {text('product.tierFrom', { quantity: formatPacks(from, pack, locale) })}
                  </span>
                  {pack.name && (
                    <>
                      {' '}
                      <span className="font-normal whitespace-nowrap text-ink-muted">
                        ({formatPieces(from, pack, locale)})
                      </span>
                    </>
                  )}
                </span>
                {/* Keeps its place: a row that grows would move the button from under the pointer. */}
                <Icon
                  name="check"
                  className={classNames('size-4 text-primary-ink', index !== current && 'invisible')}
                />
                {index === current && <VisuallyHidden>{text('product.tierCurrent')}</VisuallyHidden>}
              </span>
            </th>
            <td className="py-1.5 pr-2 text-right whitespace-nowrap">
              {format(amount + surcharge)}
              {base !== '' && <span className="block text-xs font-normal text-ink-muted">{base}</span>}
            </td>
            <td className="py-1.5 pr-2 pl-3 text-right font-normal whitespace-nowrap text-ink-muted">
              {index > 0 && formatPercent(savedPercent(steps, index, surcharge), locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
