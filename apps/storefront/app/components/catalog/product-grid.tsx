import { classNames } from '@mise/ui/class-names.ts';
import { cardSizesBesideFilters } from '#app/format/picture-sizes.ts';
import type { ProductCard as Card } from '#app/views/product-card.ts';
import { cardCell, ProductCard } from './product-card.tsx';

/** The list in a grid of cards (`cardCell`), and what each of them stands in. Its place is the container. */
export const gridColumns =
  'product-list grid grid-cols-2 overflow-hidden @min-[43rem]:grid-cols-3 @min-[56rem]:grid-cols-4 @min-[72rem]:grid-cols-5 dense:grid-cols-1';
const gridClasses = `${gridColumns} rounded border border-line bg-surface`;
export const gridCell = '-mr-px -mb-px border-r border-b border-line';

/** Four to five products a row on a desktop, two on a phone: as many as the place for the list holds. */
export function ProductGrid({ cards, isBesideFilters }: { cards: Card[]; isBesideFilters: boolean }) {
  return (
    <div className="@container">
      <ul className={gridClasses}>
        {cards.map((card, index) => (
          <li key={card.variationId} className={classNames(cardCell, gridCell)}>
            <ProductCard
              card={card}
              isFirst={index === 0}
              {...(isBesideFilters && { sizes: cardSizesBesideFilters })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
