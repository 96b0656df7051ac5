import { memo } from 'react';
import { LinePicture } from '#app/components/cart/line-picture.tsx';
import { useText } from '#app/page/use-text.ts';
import type { CartLine } from '#app/views/cart.ts';
import { LineDetails } from '../cart/line-details.tsx';
import { LineQuantity } from '../cart/line-quantity.tsx';
import { EnergyLabel } from '../catalog/energy-label.tsx';
import { LineDelivery } from '../delivery/line-delivery.tsx';

/** What is bought, to be read and not to be changed. Typing into the form beside it does not draw some hundred lines anew. */
export const SummaryLines = memo(SummaryLineList);

function SummaryLineList({ lines }: { lines: readonly CartLine[] }) {
  const text = useText();
  return (
    <ul>
      {lines.map(({ id, product, quantity, unitPrices, amount, properties, contents, delivery }) => (
        <li
          key={id}
          className="line-row grid grid-cols-[3.5rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 border-b border-line py-3 text-sm *:first:row-span-2"
        >
          <LinePicture picture={product.picture} />
          <div className="col-span-2 min-w-0">
            <p className="font-medium hyphens-auto">{product.name}</p>
            <LineDetails
              articleNumber={product.articleNumber}
              pack={product.pack}
              attributes={product.attributes}
              properties={properties}
            />
            {contents.length > 0 && (
              <p className="mt-1 text-ink-muted">{text('cart.contents', { contents: contents.join(', ') })}</p>
            )}
            {product.energy && <EnergyLabel label={product.energy} size="text-sm" />}
            <LineDelivery delivery={delivery} isBesideWhole />
          </div>
          <LineQuantity quantity={quantity} pack={product.pack} unitPrices={unitPrices} className="col-start-2 mt-1" />
          <p className="mt-1 text-right font-medium whitespace-nowrap">{amount}</p>
        </li>
      ))}
    </ul>
  );
}
