import { formatNumber } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { useLocale } from '#app/page/use-text.ts';
import { QuantityWithUnit } from '../catalog/quantity-with-unit.tsx';

type LineQuantityProps = { quantity: number; pack: Pack | null; unitPrices: readonly string[]; className: string };

/** How much of it, and what a pack and a piece cost. */
export function LineQuantity({ quantity, pack, unitPrices, className }: LineQuantityProps) {
  const locale = useLocale();
  return (
    <div className={classNames('text-ink-muted', className)}>
      <p className="text-ink">
        {pack ? <QuantityWithUnit quantity={quantity} pack={pack} /> : `${formatNumber(quantity, locale)} ×`}
      </p>
      <UnitPrices prices={unitPrices} />
    </div>
  );
}

/** "11,90 € / Karton · 1,98 € / Stück". */
export function UnitPrices({ prices }: { prices: readonly string[] }) {
  return (
    <p className="line-facts">
      {prices.map((price) => (
        <span key={price} className="whitespace-nowrap">
          {price}{' '}
        </span>
      ))}
    </p>
  );
}
