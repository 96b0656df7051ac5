import type { OperationName } from '@mise/contract/client.ts';
import type { Block } from '@mise/contract/content/block.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { languages } from '@mise/rules/languages.ts';
import type { Context } from '../context.ts';
import { loadCategories } from '../domains/catalog/category-nodes.ts';
import { readBlocks, type StoredPage } from '../domains/content/blocks.ts';
import { defaultHome } from '../domains/content/default-home.ts';
import {
  authorOf,
  lockPage,
  type PageKey,
  requireBlocks,
  savePage,
  takeBackPage,
} from '../domains/content/save-page.ts';
import { noContent, type StoredContent, storeBlocks } from '../domains/content/store-blocks.ts';
import type { BlockStructure } from '../domains/content/tables.ts';
import { recordChange } from '../domains/operators/audit.ts';
import { currentOperator } from '../domains/operators/current-operator.ts';
import { operatorById } from '../domains/operators/operators.ts';
import { answerBlocks, type BlocksAnswer, pageKeyOf } from './read-blocks.ts';

type Save = { identifier: string | number; blocks: readonly Block[]; version?: number | undefined };

/** Saves the blocks of a page in the language of the call; whoever names an older version is refused with what there is now. */
export async function saveBlocks(
  context: Context,
  operation: OperationName,
  { identifier, blocks, version }: Save,
): Promise<BlocksAnswer> {
  const wanted = await requireBlocks(context, blocks);
  const page = await lockPage(context.db, await requirePage(context, identifier), context.now);
  const present = await presentContent(context, page);
  if (version !== undefined && version !== page.version) await refuseStale(context, page, present);
  const { id: operatorId } = await currentOperator(context);
  const saved = await savePage(context, { page, present, blocks: wanted, operatorId });
  await recordChange(context, {
    operation,
    subject: { kind: 'page', id: identifier },
    change: { before: { version: page.version }, after: { version: saved.version, ...differences(present, saved) } },
  });
  return answerBlocks(context, saved, readBlocks(context, saved));
}

/** Takes the blocks of a page back; it shows what it does without any. */
export async function removeBlocks(context: Context, identifier: string | number): Promise<BlocksAnswer> {
  const key = await requirePage(context, identifier);
  const page = await lockPage(context.db, key, context.now);
  if (page.publishedRevision === null) throw refusal('pageNotFound', { cause: { identifier } });
  const taken = await takeBackPage(context, page);
  await recordChange(context, {
    operation: 'deleteBlocks',
    subject: { kind: 'page', id: identifier },
    change: { before: { version: page.version, structure: page.structure.map(({ name }) => name) } },
  });
  return answerBlocks(context, taken, identifier === 'index' ? await defaultHome(context) : []);
}

/** The home page, and the pages that the shop has. */
async function requirePage({ db }: Context, identifier: string | number): Promise<PageKey> {
  const page = pageKeyOf(identifier);
  const isThere = page.kind === 'page' ? page.key === 'index' : (await loadCategories(db)).byId.has(Number(page.key));
  if (!isThere) throw refusal('pageNotFound', { cause: { identifier } });
  return page;
}

/** What visitors see now: where nobody has made a home page, the default one, in every language. */
async function presentContent(context: Context, page: StoredPage): Promise<StoredContent> {
  if (page.publishedRevision !== null) return page;
  let content = noContent;
  if (page.key !== 'index') return content;
  for (const language of languages) {
    const blocks = await defaultHome({ ...context, language });
    content = storeBlocks(context.shop.blockKinds, content, { blocks, language });
  }
  return content;
}

async function refuseStale(context: Context, page: StoredPage, present: StoredContent): Promise<never> {
  const authorId = await authorOf(context.db, page);
  const author = authorId === null ? null : await operatorById(context.db, authorId);
  throw refusal('content.conflict', {
    cause: {
      version: page.version,
      blocks: readBlocks(context, { ...page, ...present }),
      savedAt: page.version === 0 ? null : page.updatedAt.toISOString(),
      savedBy: author?.name ?? null,
    },
  });
}

/** The kinds of the blocks that came and went, for the audit; their words are in the revisions. */
function differences(before: StoredContent, after: StoredContent): { added: string[]; deleted: string[] } {
  const [former, present] = [before, after].map(({ structure }) => namesByUuid(structure));
  const without = (names = new Map<string, string>(), others = new Map<string, string>()) =>
    [...names].filter(([uuid]) => !others.has(uuid)).map(([, name]) => name);
  return { added: without(present, former), deleted: without(former, present) };
}

function namesByUuid(structure: BlockStructure[]): Map<string, string> {
  const entries = structure.flatMap(({ uuid, name, content }): [string, string][] => [
    [uuid, name],
    ...(Array.isArray(content) ? namesByUuid(content) : []),
  ]);
  return new Map(entries);
}
