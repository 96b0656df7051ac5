import { LinePicture } from '#app/components/cart/line-picture.tsx';
import { useText } from '#app/lib/use-text.ts';
import type { CartLine } from '#app/views/cart.ts';
import { LineDetails } from '../cart/line-details.tsx';

/** What is bought, to be read and not to be changed. */
export function SummaryLines({ lines }: { lines: readonly CartLine[] }) {
  const text = useText();
  return (
    <ul>
      {lines.map(({ id, product, quantity, unitPrice, amount, properties }) => (
        <li key={id} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 text-sm">
          <LinePicture picture={product.picture} />
          <div className="min-w-0">
            <p className="font-medium hyphens-auto">{product.name}</p>
            <LineDetails
              articleNumber={product.articleNumber}
              pack={product.pack}
              attributes={product.attributes}
              properties={properties}
            />
            <p className="mt-1 text-ink-muted">{text('line.quantityAt', { quantity, price: unitPrice })}</p>
          </div>
          <p className="text-right font-medium">{amount}</p>
        </li>
      ))}
    </ul>
  );
}
