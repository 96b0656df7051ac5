import { Button } from '@mise/ui/button.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { forgetSeen, readLastSeen, type SeenItem, subscribeToLastSeen } from '#app/session/last-seen.ts';
import { type ProductCard as Card, toProductCard } from '#app/views/product-card.ts';
import { useInView } from '../reviews/use-in-view.ts';
import { CardRow } from './card-row.tsx';

const nothing: readonly SeenItem[] = [];

/**
 * What this browser showed before, for whoever goes back and forth between articles, but the `current` one. The cards are fetched
 * when one comes near; what is not for sale any more is left out.
 */
export default function LastSeen({ current }: { current?: SeenItem }) {
  const text = useText();
  const locale = useLocale();
  const seen = useSyncExternalStore(subscribeToLastSeen, readLastSeen, () => nothing);
  const [place, isNear] = useInView<HTMLDivElement>();
  const [cards, setCards] = useState<Card[]>([]);

  const variationIds = seen.filter((each) => each.itemId !== current?.itemId).map((each) => each.variationId);
  const asked = variationIds.join();
  useEffect(() => {
    if (!isNear || asked === '') return setCards([]);
    const call = new AbortController();
    const ids = asked.split(',').map(Number);
    client.getProductsByIds({ variationIds: ids, products: 'small' }, { signal: call.signal }).then(
      ({ data }) => setCards(data.products.map((product) => toProductCard(product, locale))),
      // The page stands without them.
      () => {},
    );
    return () => call.abort();
  }, [isNear, asked, locale]);

  return (
    <div ref={place} className="min-h-px print:hidden">
      {cards.length > 0 && (
        <section aria-labelledby="last-seen" className="mt-12">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="last-seen" className="text-xl font-semibold">
              {text('catalog.lastSeen')}
            </h2>
            <Button variant="quiet" onClick={forgetSeen}>
              {text('catalog.forgetSeen')}
            </Button>
          </div>
          <CardRow cards={cards} />
        </section>
      )}
    </div>
  );
}
