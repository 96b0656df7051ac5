import type { UnitAmount } from '@mise/rules/money.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { VisuallyHidden } from '@mise/ui/visually-hidden.tsx';
import { useText } from '#app/page/use-text.ts';
import type { ProductPrice } from '#app/views/product-price.ts';
import { usePriceFormat } from './product-price.tsx';

type ProductTiersProps = {
  price: ProductPrice;
  /** Index of the step that the quantity reaches. */
  current: number;
  surcharge: UnitAmount;
};

/** The graduated prices; the one that holds for the chosen quantity stands out. */
export function ProductTiers({ price: { steps, currency }, current, surcharge }: ProductTiersProps) {
  const text = useText();
  const format = usePriceFormat(currency);
  const hasBase = steps.some(({ base }) => base !== '');
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="mb-2 text-left font-semibold">{text('product.tiers')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-xs text-ink-muted">
          <th scope="col" className="py-1.5 pr-3 pl-2 font-medium">
            {text('product.tierQuantity')}
          </th>
          <th scope="col" className="py-1.5 pr-2 text-right font-medium">
            {text('product.tierPrice')}
          </th>
          {hasBase && (
            <th scope="col" className="py-1.5 pr-2 pl-3 text-right font-medium">
              {text('product.tierBase')}
            </th>
          )}
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
                {text('product.tierFrom', { quantity: from })}
                {index === current && (
                  <>
                    <Icon name="check" className="size-4 text-primary-ink" />
                    <VisuallyHidden>{text('product.tierCurrent')}</VisuallyHidden>
                  </>
                )}
              </span>
            </th>
            <td className="py-1.5 pr-2 text-right whitespace-nowrap">{format(amount + surcharge)}</td>
            {hasBase && <td className="py-1.5 pr-2 pl-3 text-right font-normal text-ink-muted">{base}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
