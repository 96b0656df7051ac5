import { formatMoney } from '@mise/rules/format-money.ts';
import { formatPacks } from '@mise/rules/format-quantity.ts';
import { toDecimal, type UnitAmount } from '@mise/rules/money.ts';
import type { QuantityRange } from '@mise/rules/quantity-range.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import { nextStep } from '#app/views/product-price.ts';
import { usePriceFormat } from './product-price.tsx';

type NextTierProps = { product: ProductPage; rule: QuantityRange; quantity: number; surcharge: UnitAmount };

/**
 * "Noch 2 Kartons bis 11,90 € je Karton": how near the next price is. It comes and goes with the quantity, so it stands below the
 * button: above it, a press that ends the typing would miss.
 */
export function NextTier({ product: { price, pack }, rule, quantity, surcharge }: NextTierProps) {
  const text = useText();
  const locale = useLocale();
  const currency = price?.currency ?? '';
  const format = usePriceFormat(currency);
  const next = price && nextStep(price.steps, quantity, rule);
  if (!next) return null;
  return (
    <p className="text-sm">
      {text('product.nextTier', {
        packs: formatPacks(next.missing, pack, locale),
        price: format(next.amount + surcharge),
        unit: (pack.name ?? pack.unit).one,
        at: formatPacks(next.from, pack, locale),
        saves: formatMoney(toDecimal(next.saves), currency, locale),
      })}
    </p>
  );
}
