import type { AddWishlistToCartResponse } from '@mise/contract/wishlist/wishlist.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Link } from '#app/components/shop/link.tsx';
import type { MessageId } from '#app/i18n/message-ids.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { WishlistView } from '#app/views/wishlist.ts';

type AddedAllProps = { answer: AddWishlistToCartResponse; wishlist: WishlistView };

/** Refusals whose own text says what to do at a quantity field, which is not here. */
const reasons: Partial<Record<string, MessageId>> = {
  'cart.addToBasket.notEnoughStockForVariation': 'wishlist.reason.stock',
  'cart.addToBasket.maxVariationQuantityReached': 'wishlist.reason.maximum',
  'cart.addToBasket.variationNotFound': 'wishlist.reason.gone',
  'cart.addToBasket.orderPropertyMissing': 'wishlist.reason.questions',
};

const link = 'font-semibold underline underline-offset-4';

/** What came of putting the whole list into the cart. */
export function AddedAll({ answer: { addedVariationIds, notAdded }, wishlist: { cards } }: AddedAllProps) {
  const text = useText();
  const locale = useLocale();
  const count = addedVariationIds.length;

  /** Of a long list the others stand on other pages. */
  function nameOf({ variationId, name }: { variationId: number; name: string }) {
    const card = cards.find((each) => each.variationId === variationId);
    if (!card) return name || text('wishlist.someArticle');
    return (
      <Link to={card.href} className={link}>
        {card.name}
      </Link>
    );
  }

  return (
    <>
      <Alert tone={count > 0 ? 'positive' : 'neutral'}>
        {text('wishlist.addedAll', { count })}{' '}
        {count > 0 && (
          <Link to={pathTo.cart(locale)} className={link}>
            {text('cart.show')}
          </Link>
        )}
      </Alert>
      {notAdded.length > 0 && (
        <Alert tone="warning">
          <p className="font-semibold">{text('wishlist.notAdded', { count: notAdded.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {notAdded.map((entry) => {
              const reason = reasons[entry.key];
              return (
                <li key={entry.variationId}>
                  {nameOf(entry)}: {reason ? text(reason) : entry.message}
                </li>
              );
            })}
          </ul>
        </Alert>
      )}
    </>
  );
}
