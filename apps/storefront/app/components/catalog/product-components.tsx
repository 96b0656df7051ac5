import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import { withoutAlt } from '#app/views/picture.ts';
import type { BundleComponent } from '#app/views/product-page.ts';
import { EnergyLabel } from './energy-label.tsx';

/** What a set is made of, each part with the way to its own page. */
export function ProductComponents({ components }: { components: BundleComponent[] }) {
  const text = useText();
  return (
    <ul className="divide-y divide-line rounded border border-line bg-surface">
      {components.map(({ variationId, name, href, articleNumber, quantity, picture, energy }) => (
        <li key={variationId} className="flex items-center gap-4 p-3">
          {picture && (
            <ResponsivePicture
              picture={withoutAlt(picture)}
              sizes="4rem"
              className="size-16 shrink-0 rounded bg-sunken"
            />
          )}
          <p className="w-10 shrink-0 font-semibold">{text('product.times', { quantity })}</p>
          <div className="min-w-0">
            <Link to={href} className="font-medium underline-offset-4 hover:text-primary-ink hover:underline">
              {name}
            </Link>
            <span className="block text-xs text-ink-muted">
              {text('product.articleNumber', { number: articleNumber })}
            </span>
            {energy && <EnergyLabel label={energy} size="text-base" className="mt-1" />}
          </div>
        </li>
      ))}
    </ul>
  );
}
