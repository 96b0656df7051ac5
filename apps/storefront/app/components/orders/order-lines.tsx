import { LineDetails } from '#app/components/cart/line-details.tsx';
import { LinePicture } from '#app/components/cart/line-picture.tsx';
import { LineQuantity } from '#app/components/cart/line-quantity.tsx';
import { LineDelivery } from '#app/components/delivery/line-delivery.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import type { OrderLine } from '#app/views/order.ts';

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const text = useText();
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.id}
          className="line-row grid grid-cols-[3.5rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 *:first:row-span-2 md:gap-x-4 border-b border-line py-3 break-inside-avoid md:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
        >
          <LinePicture picture={line.image === '' ? null : { src: line.image, alt: line.name }} />
          <div className="col-span-2 min-w-0 md:col-span-1">
            {line.href === '' ? (
              <span className="font-semibold hyphens-auto">{line.name}</span>
            ) : (
              <Link to={line.href} className="font-semibold hyphens-auto underline-offset-4 hover:underline">
                {line.name}
              </Link>
            )}
            {line.reviewHref !== '' && (
              <Link to={line.reviewHref} className="ml-3 text-sm underline underline-offset-4 print:hidden">
                {text('order.review')}
                <span className="sr-only"> {line.name}</span>
              </Link>
            )}
            <LineDetails
              articleNumber={line.articleNumber}
              pack={line.pack ?? undefined}
              attributes={line.attributes}
              properties={line.properties}
            />
            {line.contents.length > 0 && (
              <p className="mt-1 text-sm text-ink-muted">
                {text('cart.contents', { contents: line.contents.join(', ') })}
              </p>
            )}
            <LineDelivery delivery={line.delivery} isBesideWhole />
          </div>
          <LineQuantity
            quantity={line.quantity}
            pack={line.pack}
            unitPrices={line.unitPrices}
            className="col-start-2 mt-1 text-sm"
          />
          <p className="text-right font-semibold whitespace-nowrap md:col-start-3 md:row-start-1">{line.amount}</p>
        </li>
      ))}
    </ul>
  );
}
