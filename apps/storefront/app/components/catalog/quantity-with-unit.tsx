import type { Pack } from '@mise/rules/pack.ts';
import { useLocale } from '#app/page/use-text.ts';
import { toQuantityText } from '#app/views/pack.ts';

/** "80 Kartons = 480 Stück": no quantity stands without what is counted. */
export function QuantityWithUnit({ quantity, pack }: { quantity: number; pack: Pack }) {
  const { sold, pieces } = toQuantityText(quantity, pack, useLocale());
  return (
    <>
      <span className="whitespace-nowrap">{sold}</span>
      {pieces !== null && (
        <>
          {' '}
          <span className="whitespace-nowrap">= {pieces}</span>
        </>
      )}
    </>
  );
}
