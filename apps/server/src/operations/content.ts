import type { contentOperations } from '@mise/contract/content/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { referenceOf } from '../domains/catalog/reference.ts';
import { blocksOf, findPage } from '../domains/content/blocks.ts';
import { photographsOf } from '../domains/content/photographs-of.ts';

export const contentHandlers: HandlersOf<Context, typeof contentOperations> = {
  getBlocks: async (context, { identifier }) => {
    const kind = isCategoryId(identifier) ? 'category' : 'page';
    context.dependencies.tags.add(`content:${identifier}`);
    if (kind === 'category') await refuseClosed(context, Number(identifier));
    const page = await findPage(context.db, { kind, key: String(identifier) });
    if (!page) throw refusal('pageNotFound', { cause: { identifier } });
    const data = blocksOf(page, context.language);
    const photographs = await photographsOf(context, data);
    return { data, meta: { hasSnapshot: true, version: page.version, photographs } };
  },

  getCategoryTemplate: async (context, { id }) => {
    context.dependencies.tags.add(`content:${id}`);
    await refuseClosed(context, id);
    const { categories } = await referenceOf(context.shop);
    if (!categories.byId.has(id)) throw refusal('categoryNotFound', { cause: { id } });
    const page = await findPage(context.db, { kind: 'category', key: String(id) });
    return { data: JSON.stringify(page ? blocksOf(page, context.language) : []) };
  },
};

/** A numeric identifier is a category id, a text one a page name. */
function isCategoryId(identifier: string | number): boolean {
  return typeof identifier === 'number' || /^\d+$/.test(identifier);
}

/** The blocks of a category that is for customers only are for them too. */
async function refuseClosed(context: Context, categoryId: number): Promise<void> {
  const { categories } = await referenceOf(context.shop);
  if (categories.byId.get(categoryId)?.isClosed) throw refusal('login.required');
}
