import type { BlockOf } from '@mise/contract/content/block-kind.ts';
import type { multiGrid } from '@mise/contract/content/blocks/multi-grid.ts';
import type { BlockView, ViewContext } from '../block-view.ts';

export type View = { columns: { width: number; block: BlockView }[] };

export async function toView(block: BlockOf<typeof multiGrid>, { toViews }: ViewContext): Promise<View | null> {
  const widths = block.configuration?.columnWidths ?? [];
  // Two of six, or three of four twelfths: what the editor gives a new grid.
  const usual = block.content.length > 2 ? 4 : 6;
  const columns = await Promise.all(
    block.content.map(async (child, index) => {
      const [view] = await toViews([child]);
      return view ? [{ width: widths[index] ?? usual, block: view }] : [];
    }),
  );
  return columns.flat().length === 0 ? null : { columns: columns.flat() };
}
