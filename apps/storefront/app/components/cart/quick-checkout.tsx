import type { CartItem } from '@mise/contract/cart/basket.ts';
import { formatMoney, formatUnitPrice } from '@mise/rules/format-money.ts';
import { asLine } from '@mise/rules/in-line.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Dialog } from '@mise/ui/dialog.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { type Added, closeAdded, useCart } from '#app/session/cart-store.ts';
import { toEnergyLabel } from '#app/views/energy-label.ts';
import { toPicture } from '#app/views/picture.ts';
import { EnergyLabel } from '../catalog/energy-label.tsx';
import { addedText } from './added-text.ts';
import { LinePicture } from './line-picture.tsx';
import { useAutoClose } from './use-auto-close.ts';

/** What was added, what the cart comes to now, and where to go from here. Closes by itself unless somebody stays with it. */
export function QuickCheckout({ added, seconds }: { added: Added; seconds: number }) {
  const text = useText();
  const locale = useLocale();
  const cart = useCart((state) => state.cart);
  const { left, stop, stoppedByKeys, stoppedByPointer } = useAutoClose(seconds, closeAdded);
  if (!cart) return null;
  const line = added.lineIds.length === 1 ? cart.items?.find(({ id }) => id === added.lineIds[0]) : undefined;
  const isNet = cart.showNetPrices ?? false;
  return (
    // The button that closes, on which the focus begins, is the dialog's own.
    <div {...stoppedByKeys} className="contents">
      <Dialog
        isOpen
        onClose={closeAdded}
        title={text('added.title')}
        describedBy="added-article added-countdown"
        closeLabel={text('common.close')}
      >
        <div {...stoppedByPointer}>
          <div id="added-article">
            {line?.variation ? (
              <AddedLine line={line} quantity={added.quantity} currency={cart.currency} />
            ) : (
              <p className="font-semibold">{addedText(added, text)}</p>
            )}
          </div>
          <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
            <dt>{text(isNet ? 'added.subtotalNet' : 'added.subtotal')}</dt>
            <dd className="text-lg font-bold">
              {formatMoney(isNet ? cart.itemSumNet : cart.itemSum, cart.currency, locale)}
            </dd>
          </dl>
          <p className="text-sm text-ink-muted">{text('added.count', { count: cart.itemQuantity ?? 0 })}</p>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <Link
              to={pathTo.cart(locale)}
              onClick={closeAdded}
              className={buttonClasses({ variant: 'secondary', size: 'large' })}
            >
              {text('cart.show')}
            </Link>
            <Link to={pathTo.checkout(locale)} onClick={closeAdded} className={buttonClasses({ size: 'large' })}>
              {text('added.checkout')}
            </Link>
            <Button variant="quiet" size="large" onClick={closeAdded} className="sm:col-span-2">
              {text('added.continue')}
            </Button>
          </div>
          {/* Its place stays when it stops. The seconds are drawn for the eye alone: a reader hears once that they run. */}
          <div className="mt-2 flex min-h-10 items-center justify-center gap-2 text-sm text-ink-muted">
            {left !== null && (
              <>
                <p id="added-countdown" className="sr-only">
                  {text('added.closes', { seconds })}
                </p>
                <p aria-hidden="true">{text('added.closesIn', { seconds: left })}</p>
                <Button variant="quiet" size="medium" onClick={stop}>
                  {text('added.stay')}
                </Button>
              </>
            )}
          </div>
        </div>
      </Dialog>
    </div>
  );
}

type AddedLineProps = { line: CartItem; quantity: number; currency: string };

function AddedLine({ line: { variation, price, basketItemOrderParams }, quantity, currency }: AddedLineProps) {
  const text = useText();
  const locale = useLocale();
  if (!variation) return null;
  const values = (variation.groupedAttributes ?? []).map(({ value }) => value);
  const energy = toEnergyLabel(variation.energyLabel, locale);
  return (
    <div className="flex gap-4">
      <div className="w-24 shrink-0">
        <LinePicture picture={toPicture(variation.images, variation.texts.name1)} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{variation.texts.name1}</p>
        {values.length > 0 && <p className="text-sm text-ink-muted">{asLine(values)}</p>}
        {basketItemOrderParams.map(({ propertyId, name, type, value }) => (
          <p key={propertyId} className="text-sm text-ink-muted">
            {type === 'empty' ? name : `${name}: ${value}`}
          </p>
        ))}
        <p className="mt-1">{text('added.quantity', { quantity, price: formatUnitPrice(price, currency, locale) })}</p>
        {energy && <EnergyLabel label={energy} size="text-base" />}
      </div>
    </div>
  );
}
