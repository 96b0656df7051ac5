import { useText } from '#app/lib/use-text.ts';
import type { CardPrice as Price } from '#app/views/product-card.ts';

export function CardPrice({ price: { amount, compared, base, tier } }: { price: Price }) {
  const text = useText();
  return (
    <div className="text-xs leading-5 text-ink-muted">
      {compared && (
        <p>
          {text(compared.kind === 'former' ? 'card.formerPrice' : 'card.recommendedPrice', { price: compared.amount })}
        </p>
      )}
      <p
        className={compared?.kind === 'former' ? 'text-lg font-bold text-secondary-ink' : 'text-lg font-bold text-ink'}
      >
        {amount}
      </p>
      {base !== '' && <p>{base}</p>}
      {tier && (
        <p className="font-medium text-ink">
          {text(tier.isSinglePiece ? 'card.tier' : 'card.tierPack', { quantity: tier.quantity, price: tier.amount })}
        </p>
      )}
      {compared?.lowest && <p>{text('card.lowestPrice', { price: compared.lowest })}</p>}
    </div>
  );
}
