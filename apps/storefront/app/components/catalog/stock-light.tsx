import { classNames } from '@mise/ui/class-names.ts';
import type { StockLight as Light, StockColor } from '#app/views/stock-light.ts';

const dots: Record<StockColor, string> = {
  green: 'bg-stock-green',
  amber: 'bg-stock-amber',
  red: 'bg-stock-red',
  gray: 'bg-stock-gray',
};

/** The color is for the eye that runs over a list; the words say the same. */
export function StockLight({ stock, className }: { stock: Light; className?: string }) {
  return (
    <p className={classNames('flex items-start gap-2 text-xs', className)}>
      <span aria-hidden="true" className={classNames('mt-[0.3em] size-2.5 shrink-0 rounded-full', dots[stock.color])} />
      {stock.text}
    </p>
  );
}
