import { Alert } from '@mise/ui/alert.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import type { SharedCartView, SharedLine } from '#app/views/shared-cart.ts';
import { QuantityWithUnit } from '../catalog/quantity-with-unit.tsx';
import { LineDetails } from './line-details.tsx';
import { LinePicture } from './line-picture.tsx';
import { TakeSharedCart } from './take-shared-cart.tsx';

/** What somebody shared of their cart, and the question whether to take it. */
export function SharedCartContents({ shared, token }: { shared: SharedCartView; token: string }) {
  const text = useText();
  const { lines, gone } = shared;
  if (lines.length === 0) return <Alert tone="warning">{text('shared.none')}</Alert>;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <TakeSharedCart shared={shared} token={token} />
      <section aria-label={text('shared.lines')} className="lg:col-start-1 lg:row-start-1">
        {gone > 0 && (
          <Alert tone="warning" className="mb-4">
            {text('shared.gone', { count: gone })}
          </Alert>
        )}
        <ul className="border-t border-line">
          {lines.map((line, index) => (
            // The same article may be there twice, with other answers.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Line key={index} line={line} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Line({ line }: { line: SharedLine }) {
  const text = useText();
  const { name, href, picture, articleNumber, attributes, pack, properties, quantity, missing } = line;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <LinePicture picture={picture} />
      <div className="min-w-0">
        <Link
          to={href}
          className="font-semibold hyphens-auto underline-offset-4 hover:text-primary-ink hover:underline"
        >
          {name}
        </Link>
        <LineDetails articleNumber={articleNumber} pack={pack} attributes={attributes} properties={properties} />
        {missing.length > 0 && (
          <p className="mt-1 text-sm font-medium text-warning">
            {text('shared.missing', { names: missing.join(', ') })}
          </p>
        )}
      </div>
      <p className="col-start-2 mt-2 font-medium sm:col-start-3 sm:mt-0 sm:text-right">
        <QuantityWithUnit quantity={quantity} pack={pack} />
      </p>
    </li>
  );
}
