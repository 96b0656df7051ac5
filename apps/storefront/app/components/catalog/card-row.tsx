import type { ProductCard as Card } from '#app/views/product-card.ts';
import { cardCell, ProductCard } from './product-card.tsx';

/** Cards beside each other: two a row on a phone, one row that scrolls on wider screens. */
export function CardRow({ cards }: { cards: Card[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-2 md:grid-flow-col md:auto-cols-[14rem] md:grid-cols-none md:grid-rows-[repeat(5,auto)] md:gap-x-4 md:overflow-x-auto xl:auto-cols-[15rem]">
      {cards.map((card) => (
        <li key={card.variationId} className={`${cardCell} mb-2 rounded border border-line bg-surface md:mb-0`}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  );
}
