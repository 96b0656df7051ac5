import { classNames } from '@mise/ui/class-names.ts';
import type { ProductCard as Card } from '#app/views/product-card.ts';
import { cardCell, ProductCard } from './product-card.tsx';

/** Four to five products a row on a desktop, two on a phone. */
export function ProductGrid({ cards }: { cards: Card[] }) {
  return (
    <ul className="product-list grid grid-cols-2 overflow-hidden rounded border border-line bg-surface md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 dense:grid-cols-1">
      {cards.map((card, index) => (
        <li key={card.variationId} className={classNames(cardCell, '-mr-px -mb-px border-r border-b border-line')}>
          <ProductCard card={card} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
