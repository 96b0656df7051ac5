import type { PageKey } from '@mise/editor/document/editor-document.ts';
import { lazy, Suspense } from 'react';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { ShownBlocks, type ShownBlocksProps } from './shown-blocks.tsx';

/** For operators alone, and in the browser. */
const EditedBlocks = lazy(() =>
  import.meta.env.SSR ? Promise.resolve({ default: ShownBlocks }) : import('./edited-blocks.tsx'),
);

export type PageBlocksProps = ShownBlocksProps & { page: PageKey };

/** The blocks of a page; whoever runs the shop may edit them there. */
export function PageBlocks(props: PageBlocksProps) {
  const shown = <ShownBlocks {...props} />;
  if (!useShopFrame()?.editor) return shown;
  return (
    <Suspense fallback={shown}>
      <EditedBlocks {...props} />
    </Suspense>
  );
}
