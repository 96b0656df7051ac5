import type { Block } from '@mise/contract/content/block.ts';
import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import { parseBlocks } from '@mise/contract/content/parse-blocks.ts';
import type { Page } from '#app/page/page-context.ts';
import type { BlockView, Photographs } from '../block-view.ts';
import { loadBlocks } from '../load-blocks.server.ts';

export function block(name: string, content: unknown, more: Partial<Block> = {}): Block {
  const type = Array.isArray(content) ? 'structure' : 'content';
  return { name, type, meta: { uuid: name }, content: content as Block['content'], ...more };
}

type Shop = { photographs?: Photographs; getFacet?: (asked: { categoryId: string }) => Promise<unknown> };

/** What an English page shows of blocks as they are stored: the shop parses them, and the page makes its views of the rest. */
export async function loadStored(stored: Block[], { photographs = {}, getFacet }: Shop = {}): Promise<BlockView[]> {
  const { blocks } = parseBlocks(await findBlockKinds(), stored);
  const client = { getBlocks: async () => ({ data: blocks, meta: { photographs } }), getFacet };
  const page = { client: client as unknown as Page['client'], locale: 'en' as const };
  return loadBlocks(page, { identifier: 'index', type: 'immutable' });
}
