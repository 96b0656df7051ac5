import { isApiError } from '@mise/contract/api-error.ts';
import type { Block } from '@mise/contract/content/block.ts';
import type { Page } from '#app/page/page-context.ts';
import { type BlockView, byKind, type ViewContext, type ViewModule } from './block-view.ts';

const views = byKind(
  import.meta.glob<ViewModule>(['./*/view.ts', '@blocks-package/*/view.ts'], { eager: true, exhaustive: true }),
);

/** The blocks of a page as their components take them; a page that has none yet is empty. */
export async function loadBlocks(
  { client, locale }: Pick<Page, 'client' | 'locale'>,
  input: { identifier: string | number; type: string },
): Promise<BlockView[]> {
  const answer = await client.getBlocks(input).catch((error: unknown) => {
    if (isApiError(error, 'pageNotFound')) return null;
    throw error;
  });
  if (!answer) return [];
  const photographs = answer.meta?.photographs ?? {};
  const context: ViewContext = { client, locale, photographs, toViews: (blocks) => toViews(blocks, context) };
  return toViews(answer.data, context);
}

/** Without hidden blocks, those that have nothing to show, and those whose kind draws nothing. */
async function toViews(blocks: readonly Block[], context: ViewContext): Promise<BlockView[]> {
  const made = await Promise.all(blocks.map((block) => toView(block, context)));
  return made.filter((view) => view !== null);
}

async function toView(block: Block, context: ViewContext): Promise<BlockView | null> {
  const kind = views.get(block.name);
  if (!kind || block.configuration?.visible === false) return null;
  const view = await kind.toView(block, context);
  if (view === null) return null;
  return { uuid: block.meta.uuid, name: block.name, bringsHeading: kind.bringsHeading === true, view };
}
