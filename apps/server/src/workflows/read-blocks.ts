import type { ApiError } from '@mise/contract/api-error.ts';
import type { Block, BlocksMeta } from '@mise/contract/content/block.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { referenceOf } from '../domains/catalog/reference.ts';
import { findPage, readBlocks, type StoredPage } from '../domains/content/blocks.ts';
import { defaultHome } from '../domains/content/default-home.ts';
import { photographsOf } from '../domains/content/photographs-of.ts';
import type { PageKey } from '../domains/content/save-page.ts';

export type BlocksAnswer = { blocks: Block[]; meta: BlocksMeta };

/** Nobody has made a template of a kind of page: it has no blocks of its own. */
const templateIdentifier = 0;

/** The blocks of a page as visitors see them: none of a category that nobody gave any, the default ones of such a home page. */
export async function pageBlocks(context: Context, identifier: string | number): Promise<BlocksAnswer> {
  context.dependencies.tags.add(`content:${identifier}`);
  if (identifier === templateIdentifier) return { blocks: [], meta: { hasSnapshot: false } };
  const key = pageKeyOf(identifier);
  if (key.kind === 'category') await refuseClosed(context, Number(identifier));
  const page = await findPage(context.db, key);
  if (page && page.publishedRevision !== null) return answerBlocks(context, page, readBlocks(context, page));
  if (identifier === 'index') return answerBlocks(context, page, await defaultHome(context));
  const { categories } = await referenceOf(context.shop);
  if (key.kind === 'category' && categories.byId.has(Number(identifier))) return answerBlocks(context, page, []);
  throw refusal('pageNotFound', { cause: { identifier } });
}

export async function answerBlocks(context: Context, page: StoredPage | null, blocks: Block[]): Promise<BlocksAnswer> {
  const photographs = await photographsOf(context, blocks);
  const hasSnapshot = page !== null && page.publishedRevision !== null;
  return { blocks, meta: { hasSnapshot, version: page?.version ?? 0, photographs } };
}

/** A numeric identifier is the id of a category, a text one the name of a page. */
export function pageKeyOf(identifier: string | number): PageKey {
  const key = String(identifier);
  return { kind: /^\d+$/.test(key) ? 'category' : 'page', key };
}

/** The blocks of a category that is for customers only, or not active, are so, too; whoever runs the shop edits them. */
export async function refuseClosed(
  { shop, visitor, operator }: Context,
  categoryId: number,
  refuseHidden: () => ApiError = () => refusal('pageNotFound', { cause: { identifier: categoryId } }),
): Promise<void> {
  const { categories } = await referenceOf(shop);
  const node = categories.byId.get(categoryId);
  const isOperator = (node?.isHidden || node?.isClosed) && (await operator.runsShop());
  if (node?.isHidden && !isOperator) throw refuseHidden();
  if (node?.isClosed && !isOperator && !(await visitor.isMember())) throw refusal('login.required');
}
