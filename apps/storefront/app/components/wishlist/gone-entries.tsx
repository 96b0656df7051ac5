import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '#app/page/use-focus-after-removal.ts';
import { useText } from '#app/page/use-text.ts';
import type { WishlistView } from '#app/views/wishlist.ts';
import type { WishlistEntries } from './use-wishlist-entries.ts';

/** What the shop sells no more: on the list until its owner takes it off, which is for good. */
export function GoneEntries({ gone, entries }: { gone: WishlistView['gone']; entries: WishlistEntries }) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const left = gone.filter((entry) => entries.stateOf(entry) !== 'removed');
  const rememberPlace = useFocusAfterRemoval(
    list,
    left.map(({ variationId }) => variationId),
  );
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="gone" className="mt-10">
      <h2 id="gone" className="text-lg font-semibold">
        {text('wishlist.gone')}
      </h2>
      <p className="mb-3 text-sm text-ink-muted">{text('wishlist.goneHint', { count: left.length })}</p>
      <ul ref={list} className="max-w-prose border-t border-line">
        {left.map(({ variationId, name: known }, index) => {
          const name = known || text('wishlist.someArticle');
          return (
            <li key={variationId} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <span className="min-w-0 hyphens-auto">{name}</span>
              <IconButton
                label={text('wishlist.removeOf', { name })}
                data-removes
                onClick={() => {
                  rememberPlace(index);
                  void entries.remove({ variationId, name });
                }}
                className="text-ink-muted hover:text-negative noscript:hidden"
              >
                <Icon name="trash" className="size-5" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
