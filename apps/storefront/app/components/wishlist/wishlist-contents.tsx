import { withQuery } from '@mise/rules/path-to.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Pagination } from '@mise/ui/pagination.tsx';
import { renderLink } from '#app/components/shop/render-link.tsx';
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

/** A wishlist with all that can be done to it, on a page of its own or in the account. `path`: that of the page. */
export function WishlistContents({ wishlist, path }: { wishlist: WishlistView; path: string }) {
  const text = useText();
  const entries = useWishlistEntries();
  const { cards, gone, page: current, lastPage, range } = wishlist;
  const count = cards.filter((card) => entries.stateOf(card) !== 'removed').length;
  if (cards.length + gone.length === 0) return <EmptyWishlist />;
  return (
    <div>
      {cards.length > 0 && (
        <>
          <AddAll wishlist={wishlist}>
            <p className="text-sm text-ink-muted sm:ml-auto">
              {lastPage > 1 ? text('catalog.range', range) : text('wishlist.count', { count })}
            </p>
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
      <div className="mt-6 empty:hidden">
        <Pagination
          current={current}
          last={lastPage}
          hrefOf={(page) => withQuery(path, { page: page === 1 ? undefined : page })}
          labels={{
            landmark: text('catalog.pagination'),
            previous: text('catalog.previousPage'),
            next: text('catalog.nextPage'),
            page: (page) => text('catalog.page', { page }),
          }}
          renderLink={renderLink}
        />
      </div>
    </div>
  );
}
