import type { Block, BlocksMeta } from '@mise/contract/content/block.ts';
import type { contentOperations } from '@mise/contract/content/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { referenceOf } from '../domains/catalog/reference.ts';
import { findPage, readBlocks } from '../domains/content/blocks.ts';
import { defaultHome } from '../domains/content/default-home.ts';
import { photographsOf } from '../domains/content/photographs-of.ts';

export const contentHandlers: HandlersOf<Context, typeof contentOperations> = {
  getBlocks: async (context, { identifier }) => {
    const { blocks, meta } = await readPage(context, identifier);
    return { data: blocks, meta };
  },

  getBlocksWithGlobalBlocks: async (context, { identifier }) => {
    const { blocks, meta } = await readPage(context, identifier);
    return { data: { blocks }, meta };
  },

  getCategoryTemplate: async (context, { id }) => {
    context.dependencies.tags.add(`content:${id}`);
    await refuseClosed(context, id);
    const { categories } = await referenceOf(context.shop);
    if (!categories.byId.has(id)) throw refusal('categoryNotFound', { cause: { id } });
    const page = await findPage(context.db, { kind: 'category', key: String(id) });
    return { data: JSON.stringify(page ? readBlocks(context, page) : []) };
  },
};

/** Nobody has made a template of a kind of page: it has no blocks of its own. */
const templateIdentifier = 0;

/** A shop whose owner has not made a home page has the default one. */
async function readPage(context: Context, identifier: string | number): Promise<{ blocks: Block[]; meta: BlocksMeta }> {
  const kind = isCategoryId(identifier) ? 'category' : 'page';
  context.dependencies.tags.add(`content:${identifier}`);
  if (identifier === templateIdentifier) return { blocks: [], meta: { hasSnapshot: false } };
  if (kind === 'category') await refuseClosed(context, Number(identifier));
  const page = await findPage(context.db, { kind, key: String(identifier) });
  if (!page && identifier !== 'index') throw refusal('pageNotFound', { cause: { identifier } });
  const blocks = page ? readBlocks(context, page) : await defaultHome(context);
  const photographs = await photographsOf(context, blocks);
  return { blocks, meta: { hasSnapshot: page !== null, version: page?.version ?? 0, photographs } };
}

/** A numeric identifier is a category id, a text one a page name. */
function isCategoryId(identifier: string | number): boolean {
  return typeof identifier === 'number' || /^\d+$/.test(identifier);
}

/** The blocks of a category that is for customers only are for them, too. */
async function refuseClosed(context: Context, categoryId: number): Promise<void> {
  const { categories } = await referenceOf(context.shop);
  if (categories.byId.get(categoryId)?.isClosed && !(await context.visitor.isMember())) throw refusal('login.required');
}
