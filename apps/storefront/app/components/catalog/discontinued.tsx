import { Alert } from '@mise/ui/alert.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import type { ProductPage } from '#app/views/product-page.ts';

/** Of what is never delivered again, and where something like it is: its other variations, its series, its category. */
export function Discontinued({ product, hasOthers }: { product: ProductPage; hasOthers: boolean }) {
  const text = useText();
  const { series, crumbs, choices } = product;
  const ways = [
    ...series.map(({ name, href }) => ({ label: text('product.series', { name }), href })),
    // Between the home page and the product itself.
    ...crumbs
      .slice(1, -1)
      .slice(-1)
      .map(({ label, href }) => ({ label: text('product.category', { name: label }), href })),
  ];
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning">
        <p className="font-semibold">{text('product.discontinued', { isVariation: String(choices.length > 0) })}</p>
        {hasOthers && <p>{text('product.otherVariations')}</p>}
      </Alert>
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={buttonClasses({ variant: 'secondary' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
