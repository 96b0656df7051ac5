import { LinePicture } from '#app/components/cart/line-picture.tsx';
import { useText } from '#app/page/use-text.ts';
import type { CartLine } from '#app/views/cart.ts';
import { LineDetails } from '../cart/line-details.tsx';

/** What is bought, to be read and not to be changed. */
export function SummaryLines({ lines }: { lines: readonly CartLine[] }) {
  const text = useText();
  return (
    <ul>
      {lines.map(({ id, product, quantity, unitPrice, amount, properties }) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 border-b border-line py-3 text-sm *:first:row-span-2"
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
          </div>
          <p className="col-start-2 mt-1 text-ink-muted">{text('line.quantityAt', { quantity, price: unitPrice })}</p>
          <p className="mt-1 text-right font-medium whitespace-nowrap">{amount}</p>
        </li>
      ))}
    </ul>
  );
}
