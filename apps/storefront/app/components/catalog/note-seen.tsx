import { useEffect } from 'react';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import type { SeenItem } from '#app/session/last-seen.ts';
import { seenArticle } from '#app/start/early-input.ts';
import { onIntent } from '#app/start/first-intent.ts';

const loadLastSeen = onIntent(() => import('#app/session/last-seen.ts'));

/**
 * Notes what is shown: who goes on before any script is there has seen it, too (`seenArticle`), and so a document needs nothing more until
 * somebody uses it. A component of its own: an update of the page around its parts would take them away while they wait for their scripts.
 */
export function NoteSeen({ itemId, variationId }: SeenItem) {
  const isLastSeenShown = useShopFrame()?.isLastSeenShown;
  useEffect(() => {
    if (!isLastSeenShown) return;
    loadLastSeen().then(
      ({ noteSeen }) => noteSeen({ itemId, variationId }),
      () => {},
    );
  }, [isLastSeenShown, itemId, variationId]);
  if (!isLastSeenShown) return null;
  return <span hidden {...{ [seenArticle]: `${itemId},${variationId}` }} />;
}
