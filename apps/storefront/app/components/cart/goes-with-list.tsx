import { useEffect, useState } from 'react';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { toCardFacts } from '#app/views/card-facts.ts';
import { keepFigures } from '#app/views/keep-figures.ts';
import type { ProductCard as Card } from '#app/views/product-card.ts';
import { cardCell, ProductCard } from '../catalog/product-card.tsx';

/** Cards of what goes with the cart and is not in it. The page stands without them: a list that fails is left out. */
export default function GoesWithList() {
  const text = useText();
  const locale = useLocale();
  const [cards, setCards] = useState<Card[]>([]);

  useEffect(() => {
    client.getCartCrossSelling().then(
      ({ data }) =>
        setCards(data.map((product) => ({ ...toCardFacts(product, locale), name: keepFigures(product.texts.name1) }))),
      () => {},
    );
  }, [locale]);

  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="goes-with">
      <h2 id="goes-with" className="mb-4 text-xl font-semibold">
        {text('cart.goesWith')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-2 md:grid-flow-col md:auto-cols-[14rem] md:grid-cols-none md:grid-rows-[repeat(5,auto)] md:gap-x-4 md:overflow-x-auto xl:auto-cols-[15rem]">
        {cards.map((card) => (
          <li key={card.variationId} className={`${cardCell} mb-2 rounded border border-line bg-surface md:mb-0`}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
