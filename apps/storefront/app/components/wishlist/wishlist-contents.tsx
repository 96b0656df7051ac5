import { classNames } from '@mise/ui/class-names.ts';
import { useText } from '#app/page/use-text.ts';
import type { WishlistView } from '#app/views/wishlist.ts';
import { cardCell } from '../catalog/product-card.tsx';
import { gridCell, gridColumns } from '../catalog/product-grid.tsx';
import { ViewSwitch } from '../catalog/view-switch.tsx';
import { AddAll } from './add-all.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { GoneEntries } from './gone-entries.tsx';
import { useWishlistEntries } from './use-wishlist-entries.ts';
import { WishlistCard } from './wishlist-card.tsx';

/** Each has its own frame: a list of one article does not stand in an empty row. */
const framedCell = 'bg-surface shadow-[-1px_-1px_0_var(--color-line)]';

/** A wishlist with all that can be done to it, on a page of its own or in the account. */
export function WishlistContents({ wishlist }: { wishlist: WishlistView }) {
  const text = useText();
  const entries = useWishlistEntries();
  const { cards, gone } = wishlist;
  const count = cards.filter((card) => entries.stateOf(card) !== 'removed').length;
  if (cards.length + gone.length === 0) return <EmptyWishlist />;
  return (
    <div>
      {cards.length > 0 && (
        <>
          <AddAll wishlist={wishlist}>
            <p className="text-sm text-ink-muted sm:ml-auto">{text('wishlist.count', { count })}</p>
            <div className="max-sm:ml-auto">
              <ViewSwitch />
            </div>
          </AddAll>
          <section aria-labelledby="wishlist" className="@container mt-6">
            <h2 id="wishlist" className="sr-only">
              {text('wishlist.articles')}
            </h2>
            <ul className={classNames(gridColumns, 'p-px')}>
              {cards.map((card, index) => (
                <li key={card.variationId} className={classNames(cardCell, gridCell, framedCell)}>
                  <WishlistCard card={card} entries={entries} isFirst={index === 0} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <GoneEntries gone={gone} entries={entries} />
    </div>
  );
}
