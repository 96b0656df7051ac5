import { formatMoney, formatUnitPrice } from '@mise/rules/format-money.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Dialog } from '@mise/ui/dialog.tsx';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { withoutAlt } from '#app/views/picture.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { Added } from './use-product-order.ts';

type ProductAddedDialogProps = {
  product: ProductPage;
  added: Added;
  /** As the page shows it, of one sold unit in the major unit. */
  unitPrice: number;
  onClose: () => void;
};

/** What was added, what the cart comes to now, and where to go from here. Loaded when it is needed. */
export default function ProductAddedDialog({ product, added, unitPrice, onClose }: ProductAddedDialogProps) {
  const text = useText();
  const locale = useLocale();
  const { basket, quantity } = added;
  const lines = basket.items?.filter((item) => item.variationId === product.variationId) ?? [];
  // Its price may be that of a better tier, reached with what was in the cart before.
  const line = lines.length === 1 ? lines[0] : undefined;
  const price = line?.price ?? unitPrice;
  const picture = product.pictures[0];
  const isNet = basket.showNetPrices ?? false;
  const chosen = product.choices.flatMap(({ choices }) => choices.find(({ isChosen }) => isChosen)?.label ?? []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('added.title')}
      describedBy="added-article"
      closeLabel={text('common.close')}
    >
      <div className="flex gap-4">
        {picture && (
          <ResponsivePicture
            picture={withoutAlt(picture)}
            sizes="6rem"
            className="size-24 shrink-0 rounded bg-sunken"
          />
        )}
        <div id="added-article" className="min-w-0">
          <p className="font-semibold">{product.name}</p>
          {chosen.length > 0 && <p className="text-sm text-ink-muted">{chosen.join(', ')}</p>}
          {line?.basketItemOrderParams.map(({ propertyId, name, type, value }) => (
            <p key={propertyId} className="text-sm text-ink-muted">
              {type === 'empty' ? name : `${name}: ${value}`}
            </p>
          ))}
          <p className="mt-1">
            {text('added.quantity', { quantity, price: formatUnitPrice(price, basket.currency, locale) })}
          </p>
        </div>
      </div>
      <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <dt>{text(isNet ? 'added.subtotalNet' : 'added.subtotal')}</dt>
        <dd className="text-lg font-bold">
          {formatMoney(isNet ? basket.itemSumNet : basket.itemSum, basket.currency, locale)}
        </dd>
      </dl>
      <p className="text-sm text-ink-muted">{text('added.count', { count: basket.itemQuantity ?? 0 })}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Link to={pathTo.cart(locale)} className={buttonClasses({ variant: 'secondary', size: 'large' })}>
          {text('cart.show')}
        </Link>
        <Link to={pathTo.checkout(locale)} className={buttonClasses({ size: 'large' })}>
          {text('added.checkout')}
        </Link>
        <Button variant="quiet" size="large" onClick={onClose} className="sm:col-span-2">
          {text('added.continue')}
        </Button>
      </div>
    </Dialog>
  );
}
