import { formatUnitPrice } from '@mise/rules/format-money.ts';
import { unitToDecimal } from '@mise/rules/money.ts';
import type { QuantityRange } from '@mise/rules/quantity-range.ts';
import { Button } from '@mise/ui/button.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { type RefObject, useEffect } from 'react';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useIsDeliveredElsewhere } from '#app/session/is-delivered-elsewhere.ts';
import { withoutAlt } from '#app/views/picture.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { CurrentPrice } from '#app/views/product-price.ts';
import { EnergyLabel } from './energy-label.tsx';
import { useOutOfSight } from './use-out-of-sight.ts';
import type { ProductOrderState } from './use-product-order.ts';

type StickyBuyBarProps = {
  product: ProductPage;
  rule: QuantityRange;
  order: ProductOrderState;
  current: CurrentPrice | null;
  /** Id of the form that it sends. */
  form: string;
  /** What it stands for while that is out of sight. */
  buyBox: RefObject<HTMLElement | null>;
};

/** On a phone, above the bar at the bottom: picture, price, quantity and add, as long as those of the page are out of sight. */
export default function StickyBuyBar({ product, rule, order, current, form, buyBox }: StickyBuyBarProps) {
  const text = useText();
  const locale = useLocale();
  const isShown = useOutOfSight(buyBox);
  const isElsewhere = useIsDeliveredElsewhere(product.deliveredTo?.ids ?? []);
  const { name, price, energy, pictures } = product;
  const [picture] = pictures;

  useEffect(() => {
    const { style } = document.documentElement;
    // What gets the focus is scrolled to where the bar does not cover it.
    style.scrollPaddingBottom = isShown ? '10rem' : '';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isShown]);

  const { asked } = order;
  useEffect(() => {
    // The question stands where the quantity of the page is.
    if (asked && isShown) buyBox.current?.scrollIntoView({ block: 'center' });
  }, [asked, isShown, buyBox]);

  if (!isShown) return null;
  return (
    <section
      aria-label={text('product.buyBar')}
      data-adds-to-cart
      data-buy-bar
      className="fixed inset-x-0 bottom-[calc(3.5625rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-2 border-t border-line bg-paper px-4 py-2 md:hidden print:hidden"
    >
      {picture && (
        <ResponsivePicture
          picture={withoutAlt(picture)}
          sizes="2.5rem"
          className="size-10 shrink-0 rounded bg-sunken max-xs:hidden"
        />
      )}
      {price && current && (
        <div className="min-w-0 flex-1 text-sm leading-tight whitespace-nowrap">
          <p className="font-bold">{formatUnitPrice(unitToDecimal(current.amount), price.currency, locale)}</p>
          {energy && <EnergyLabel label={{ ...energy, sheet: null }} size="text-sm" className="-mb-1.5" />}
        </div>
      )}
      <QuantityStepper
        value={order.quantity}
        rule={rule}
        onChange={order.setQuantity}
        size="medium"
        className="w-28 shrink-0"
        labels={{
          field: text('quantity.fieldOf', { name }),
          decrease: text('quantity.decrease'),
          increase: text('quantity.increase'),
          adjusted: (next) => text('quantity.adjusted', { quantity: next }),
        }}
      />
      <Button
        type="submit"
        form={form}
        disabled={isElsewhere}
        isBusy={order.isBusy}
        aria-label={text('cart.add')}
        className="shrink-0"
      >
        <Icon name="cart" className="size-5" />
        <span className="max-sm:hidden">{text('cart.addShort')}</span>
      </Button>
    </section>
  );
}
