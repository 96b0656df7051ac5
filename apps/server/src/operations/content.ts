import type { contentOperations } from '@mise/contract/content/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { referenceOf } from '../domains/catalog/reference.ts';
import { findPage, readBlocks } from '../domains/content/blocks.ts';
import { findSnapshot, listSnapshots } from '../domains/content/snapshots.ts';
import { pageBlocks, refuseClosed } from '../workflows/read-blocks.ts';
import { removeBlocks, saveBlocks } from '../workflows/save-blocks.ts';

/** No header and footer is made of blocks: answers with global blocks name none. */
export const contentHandlers: HandlersOf<Context, typeof contentOperations> = {
  getBlocks: async (context, { identifier }) => {
    const { blocks, meta } = await pageBlocks(context, identifier);
    return { data: blocks, meta };
  },

  getBlocksWithGlobalBlocks: async (context, { identifier }) => {
    const { blocks, meta } = await pageBlocks(context, identifier);
    return { data: { blocks }, meta };
  },

  getCategoryTemplate: async (context, { id }) => {
    context.dependencies.tags.add(`content:${id}`);
    const notFound = () => refusal('categoryNotFound', { cause: { id } });
    await refuseClosed(context, id, notFound);
    const { categories } = await referenceOf(context.shop);
    if (!categories.byId.has(id)) throw notFound();
    const page = await findPage(context.db, { kind: 'category', key: String(id) });
    return { data: JSON.stringify(page ? readBlocks(context, page) : []) };
  },

  setCategoryTemplate: async (context, { id: identifier, content }) => {
    const { blocks } = await saveBlocks(context, 'setCategoryTemplate', { identifier, blocks: content });
    return { data: JSON.stringify(blocks) };
  },

  doSaveBlocks: async (context, input) => {
    const { blocks, meta } = await saveBlocks(context, 'doSaveBlocks', input);
    return { data: blocks, meta };
  },

  doSaveBlocksWithGlobalBlocks: async (context, input) => {
    const { blocks, meta } = await saveBlocks(context, 'doSaveBlocksWithGlobalBlocks', input);
    return { data: { blocks }, meta };
  },

  deleteBlocks: async (context, { identifier }) => {
    const { blocks, meta } = await removeBlocks(context, identifier);
    return { data: blocks, meta };
  },

  getBlockSnapshots: async (context, params) => ({ data: await listSnapshots(context, params) }),

  getBlockSnapshot: async (context, { identifier }) => ({ data: await findSnapshot(context, identifier) }),
};
