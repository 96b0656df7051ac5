import { Trans } from '@lingui/react';
import { formatUnitPrice } from '@mise/rules/format-money.ts';
import type { UnitAmount } from '@mise/rules/money.ts';
import { unitToDecimal } from '@mise/rules/money.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { ShippingLink } from '#app/components/shop/shipping-link.tsx';
import { usePackText } from '#app/page/use-pack-text.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { EnergyLabel as Label } from '#app/views/energy-label.ts';
import type { CurrentPrice, ProductPrice as Price } from '#app/views/product-price.ts';
import { EnergyLabel } from './energy-label.tsx';

type ProductPriceProps = {
  price: Price | null;
  current: CurrentPrice | null;
  pack: Pack;
  energy: Label | null;
  /** Charged beside the price: deposits. */
  beside: { name: string; amount: UnitAmount }[];
};

/** What one sold unit costs at the chosen quantity. Read out when it changes. */
export function ProductPrice({ price, current, pack, energy, beside }: ProductPriceProps) {
  const text = useText();
  const format = usePriceFormat(price?.currency ?? '');
  const packText = usePackText();
  if (!price || !current) return <p className="text-xl font-semibold">{text('product.noPrice')}</p>;
  const isOffer = current.crossedOut?.kind === 'former';
  return (
    <>
      <div aria-live="polite" aria-atomic="true" className="text-sm text-ink-muted">
        {current.crossedOut && (
          <p>
            {text(isOffer ? 'product.former' : 'product.recommended')} <s>{format(current.crossedOut.amount)}</s>
          </p>
        )}
        <p className={isOffer ? 'text-secondary-ink' : 'text-ink'}>
          <span className="text-3xl font-bold">{format(current.amount)}</span>
          <span className="ml-2 text-base text-ink">{text('product.perPack', { pack: packText(pack) })}</span>
        </p>
        {isOffer && current.lowest !== null && <p>{text('product.lowest', { price: format(current.lowest) })}</p>}
        {current.base !== '' && <p>{text('product.base', { price: current.base })}</p>}
        {beside.map(({ name, amount }) => (
          <p key={name}>{text('product.beside', { price: format(amount), name })}</p>
        ))}
        <VatNote price={price} />
      </div>
      {energy && <EnergyLabel label={energy} size="text-3xl" className="mt-2" />}
    </>
  );
}

function VatNote({ price: { isNet, isTaxFree } }: { price: Price }) {
  const text = useText();
  if (isTaxFree) return <p>{text('price.noVat')}</p>;
  return (
    <p>
      <Trans
        id={isNet ? 'price.exclVat' : 'price.inclVat'}
        components={{ 0: <ShippingLink className="hover:text-ink" /> }}
      />
    </p>
  );
}

/** Writes out an amount in ten-thousandths. */
export function usePriceFormat(currency: string): (amount: UnitAmount) => string {
  const locale = useLocale();
  return (amount) => formatUnitPrice(unitToDecimal(amount), currency, locale);
}
