import type { AddWishlistToCartResponse } from '@mise/contract/wishlist/wishlist.ts';
import { Button } from '@mise/ui/button.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { type ReactNode, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { addWishlistToCart } from '#app/session/add-to-cart.ts';
import type { WishlistView } from '#app/views/wishlist.ts';
import { AddedAll } from './added-all.tsx';

/** Puts all that can be bought into the cart, and says which articles are not in it, and why. `children` stand beside it. */
export function AddAll({ wishlist, children }: { wishlist: WishlistView; children: ReactNode }) {
  const text = useText();
  const [answer, setAnswer] = useState<AddWishlistToCartResponse | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function addAll(): Promise<void> {
    setIsBusy(true);
    try {
      setAnswer(await addWishlistToCart());
    } catch (error) {
      await showError(error);
    }
    setIsBusy(false);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 noscript:hidden">
          <Button isBusy={isBusy} onClick={addAll} aria-describedby="add-all-hint">
            <Icon name="cart" className="size-5" />
            {text('wishlist.addAll')}
          </Button>
          <p id="add-all-hint" className="text-sm text-ink-muted">
            {text('wishlist.addAllHint')}
          </p>
        </div>
        {children}
      </div>
      <div role="status" className="mt-4 flex flex-col gap-2 empty:hidden">
        {answer && <AddedAll answer={answer} wishlist={wishlist} />}
      </div>
    </>
  );
}
