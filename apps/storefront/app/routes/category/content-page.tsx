import type { BlockView } from '#app/blocks/block-view.ts';
import { PageBlocks } from '#app/blocks/page-blocks.tsx';
import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import type { Crumb } from '#app/views/breadcrumbs.ts';

export type ContentPageView = { id: number; name: string; crumbs: Crumb[]; blocks: BlockView[] };

/** A category of type content: its blocks. Its name is the heading where the first block brings none of its own. */
export default function ContentPage({ page: { id, name, crumbs, blocks } }: { page: ContentPageView }) {
  const frame = useShopFrame();
  return (
    <>
      <PageBreadcrumbs crumbs={crumbs} />
      <PageBlocks
        blocks={blocks}
        spacing={frame?.blockSpacing ?? 32}
        page={{ identifier: id, entityType: 'category' }}
        heading={<h1 className="mb-6 text-2xl font-semibold md:text-3xl">{name}</h1>}
      />
    </>
  );
}
