import type { Block } from '@mise/contract/content/block.ts';
import { type BlockView, byKind, type ViewContext, type ViewModule } from './block-view.ts';

const views = byKind(
  import.meta.glob<ViewModule>(['./*/view.ts', '@blocks-package/*/view.ts'], { eager: true, exhaustive: true }),
);

/** What there is to show of a block: nothing where it is hidden, has nothing to show, or is of a kind that draws nothing. */
export async function toView(block: Block, context: ViewContext): Promise<BlockView | null> {
  const kind = views.get(block.name);
  if (!kind || block.configuration?.visible === false) return null;
  const view = await kind.toView(block, context);
  if (view === null) return null;
  return { uuid: block.meta.uuid, name: block.name, bringsHeading: kind.bringsHeading === true, view };
}

/** Without hidden blocks, those that have nothing to show, and those whose kind draws nothing. */
export async function toViews(blocks: readonly Block[], context: ViewContext): Promise<BlockView[]> {
  const made = await Promise.all(blocks.map((block) => toView(block, context)));
  return made.filter((view) => view !== null);
}

/** Whether a page that begins with a block of this kind needs no other heading. */
export function bringsHeading(kind: string): boolean {
  return views.get(kind)?.bringsHeading === true;
}
