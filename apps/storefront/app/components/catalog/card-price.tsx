import { classNames } from '@mise/ui/class-names.ts';
import { useText } from '#app/page/use-text.ts';
import type { CardPrice as Price } from '#app/views/card-facts.ts';
import type { EnergyLabel as Label } from '#app/views/energy-label.ts';
import { EnergyLabel } from './energy-label.tsx';

/** What one sold unit costs, what it is compared with beside it, and what more of it would cost. */
export function CardPrice({
  price: { amount, per, compared, base, tier, isNet, isTaxFree },
  energy,
}: {
  price: Price;
  energy: Label | null;
}) {
  const text = useText();
  const isOffer = compared?.kind === 'former';
  const vat = isNet ? 'card.exclVat' : 'card.inclVat';
  return (
    <div className="text-xs leading-5 text-ink-muted">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={classNames('text-lg leading-6 font-bold', isOffer ? 'text-secondary-ink' : 'text-ink')}>
          {amount}
        </span>
        {per !== '' && <span>{text('card.per', { unit: per })}</span>}
        {compared && (
          <span>{text(isOffer ? 'card.formerPrice' : 'card.recommendedPrice', { price: compared.amount })}</span>
        )}
      </p>
      {energy && <EnergyLabel label={energy} className="my-1" />}
      <p className="text-2xs leading-4">{text(isTaxFree ? 'price.noVat' : vat)}</p>
      {base !== '' && <p>{base}</p>}
      {tier && <p className="font-medium text-ink">{text('card.tier', { from: tier.from, price: tier.amount })}</p>}
      {compared?.lowest && <p>{text('card.lowestPrice', { price: compared.lowest })}</p>}
    </div>
  );
}
