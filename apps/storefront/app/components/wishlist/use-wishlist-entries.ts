import { useRef, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { addToWishlist, removeFromWishlist } from '#app/session/change-wishlist.ts';

export type Entry = { variationId: number; name: string };

export type WishlistEntries = {
  /** What became of an entry on this page; one that was removed keeps its place, in case that was a mistake. */
  stateOf: (entry: Pick<Entry, 'variationId'>) => 'untouched' | 'removed' | 'putBack';
  remove: (entry: Entry) => Promise<void>;
  putBack: (entry: Entry) => Promise<void>;
};

/** What was taken off the wishlist on this page, and the way back. What is pressed again while it is on its way is one press. */
export function useWishlistEntries(): WishlistEntries {
  const [removed, setRemoved] = useState<ReadonlyMap<number, boolean>>(new Map());
  const busy = useRef(new Set<number>());

  async function change(entry: Entry, isRemoved: boolean): Promise<void> {
    const { variationId } = entry;
    if (busy.current.has(variationId)) return;
    busy.current.add(variationId);
    try {
      await (isRemoved ? removeFromWishlist(entry) : addToWishlist(entry));
      setRemoved((before) => new Map(before).set(variationId, isRemoved));
    } catch (error) {
      await showError(error);
    }
    busy.current.delete(variationId);
  }

  return {
    stateOf({ variationId }) {
      if (!removed.has(variationId)) return 'untouched';
      return removed.get(variationId) ? 'removed' : 'putBack';
    },
    remove: (entry) => change(entry, true),
    putBack: (entry) => change(entry, false),
  };
}
