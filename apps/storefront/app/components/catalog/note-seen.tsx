import { useEffect } from 'react';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { noteSeen, type SeenItem } from '#app/session/last-seen.ts';
import { seenArticle } from '#app/start/early-input.ts';

/**
 * Notes what is shown at once: who goes on before the parts below have come, or any script at all (`seenArticle`), has seen it, too.
 * A component of its own: an update of the page around those would take them away while they wait for their scripts.
 */
export function NoteSeen({ itemId, variationId }: SeenItem) {
  const isLastSeenShown = useShopFrame()?.isLastSeenShown;
  useEffect(() => {
    if (isLastSeenShown) noteSeen({ itemId, variationId });
  }, [isLastSeenShown, itemId, variationId]);
  if (!isLastSeenShown) return null;
  return <span hidden {...{ [seenArticle]: `${itemId},${variationId}` }} />;
}
