import type { Block } from '@mise/contract/content/block.ts';
import { useEditor } from '@mise/editor/store/editor-store.ts';
import { useEffect, useState } from 'react';
import { useLocale } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { BlockList } from './block-list.tsx';
import type { BlockView, ViewContext } from './block-view.ts';
import { toViews } from './to-view.ts';

/** A block that is not part of the page, as visitors would see it there. */
export function renderShownBlock(block: Block) {
  return <ShownBlock block={block} />;
}

function ShownBlock({ block }: { block: Block }) {
  const locale = useLocale();
  const photographs = useEditor((state) => state.photographs);
  const [views, setViews] = useState<BlockView[]>([]);

  useEffect(() => {
    const context: ViewContext = {
      client: operatorClient,
      locale,
      photographs,
      toViews: (blocks) => toViews(blocks, context),
    };
    toViews([block], context).then(setViews, () => {});
  }, [block, locale, photographs]);

  return <BlockList blocks={views} spacing={0} />;
}
