import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { useEffect, useRef } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { ProductCard as Card } from '#app/views/product-card.ts';
import { ProductCard } from '../catalog/product-card.tsx';
import { RemovedEntry } from './removed-entry.tsx';
import type { WishlistEntries } from './use-wishlist-entries.ts';

type WishlistCardProps = { card: Card; entries: WishlistEntries; isFirst: boolean };

/** An article that can be taken off, and put back in its place. */
export function WishlistCard({ card, entries, isFirst }: WishlistCardProps) {
  const state = entries.stateOf(card);
  if (state === 'removed') return <RemovedEntry name={card.name} onPutBack={() => entries.putBack(card)} />;
  const remove = <RemoveButton card={card} takesFocus={state === 'putBack'} onRemove={() => entries.remove(card)} />;
  return <ProductCard card={card} isFirst={isFirst} corner={remove} />;
}

type RemoveButtonProps = { card: Card; takesFocus: boolean; onRemove: () => void };

function RemoveButton({ card: { name }, takesFocus, onRemove }: RemoveButtonProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <IconButton ref={button} label={text('wishlist.removeOf', { name })} onClick={onRemove} className="heart">
      <Icon name="trash" className="size-5" />
    </IconButton>
  );
}
