import { setImmediate } from 'node:timers/promises';
import type { Block } from '@mise/contract/content/block.ts';
import { parseBlocks } from '@mise/contract/content/parse-blocks.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { cleanHtml } from '../../texts/clean-html.ts';
import type { StoredPage } from './blocks.ts';
import { type StoredContent, storeBlocks } from './store-blocks.ts';
import { document, documentRevision } from './tables.ts';

export type PageKey = { kind: 'page' | 'category'; key: string };

/** Form of a document as a whole; each block has a version of its own. */
const schemaVersion = 1;

/** The page for one who is about to write it: others wait. One that nobody has written yet has the version 0. */
export async function lockPage(tx: Queryable, { kind, key }: PageKey, now: Date): Promise<StoredPage> {
  await tx
    .insert(document)
    .values({ kind, key, version: 0, schemaVersion, structure: [], texts: { de: {} }, updatedAt: now })
    .onConflictDoNothing();
  const isPage = and(eq(document.kind, kind), eq(document.key, key));
  const [page] = await tx.select().from(document).where(isPage).for('update');
  if (!page) throw new Error(`page ${key} was not stored`);
  return page;
}

/** The operator who saved what visitors see; null where it came with the shop. */
export async function authorOf(db: Queryable, { id, publishedRevision }: StoredPage): Promise<number | null> {
  if (publishedRevision === null) return null;
  const isPublished = and(eq(documentRevision.documentId, id), eq(documentRevision.revision, publishedRevision));
  const [revision] = await db
    .select({ createdBy: documentRevision.createdBy })
    .from(documentRevision)
    .where(isPublished);
  return revision?.createdBy ?? null;
}

/** The blocks as their kinds ask for, their HTML clean; refuses all where one cannot be stored. Others have their turn after each text: it may take half a second. */
export async function requireBlocks({ shop }: Pick<Context, 'shop'>, blocks: readonly Block[]): Promise<Block[]> {
  const texts = new Set<string>();
  parseBlocks(shop.blockKinds, blocks, (html) => {
    texts.add(html);
    return html;
  });
  const cleaned = new Map<string, string>();
  for (const html of texts) {
    cleaned.set(html, cleanHtml(html));
    await setImmediate();
  }
  const parsed = parseBlocks(shop.blockKinds, blocks, (html) => cleaned.get(html) ?? cleanHtml(html));
  if (parsed.faults.length > 0) throw refusal('content.invalidBlocks', { cause: { faults: parsed.faults } });
  return parsed.blocks;
}

type Save = { page: StoredPage; present: StoredContent; blocks: readonly Block[]; operatorId: number };

/** Saves and publishes the blocks as the next revision of a page that is locked; `present` is what visitors saw until now. */
export async function savePage(context: Context, { page, present, blocks, operatorId }: Save): Promise<StoredPage> {
  const { db, shop, language, now } = context;
  const content = storeBlocks(shop.blockKinds, present, { blocks, language });
  const version = page.version + 1;
  await db.insert(documentRevision).values({
    documentId: page.id,
    revision: version,
    schemaVersion,
    ...content,
    createdAt: now,
    createdBy: operatorId,
  });
  return writePage(context, { ...page, ...content, schemaVersion, publishedRevision: version });
}

/** The page shows again what it does without blocks; what was saved of it is kept as its history. */
export async function takeBackPage(context: Context, page: StoredPage): Promise<StoredPage> {
  return writePage(context, { ...page, structure: [], texts: { de: {} }, publishedRevision: null });
}

/** The same for all pages of categories that are deleted. */
export async function takeBackPages(context: Context, categoryIds: readonly number[]): Promise<void> {
  const keys = categoryIds.map(String);
  const pages = await context.db
    .select()
    .from(document)
    .where(and(eq(document.kind, 'category'), inArray(document.key, keys)));
  for (const page of pages) await takeBackPage(context, page);
}

async function writePage({ db, now }: Context, { id, ...page }: StoredPage): Promise<StoredPage> {
  const row = { ...page, version: page.version + 1, updatedAt: now };
  await db.update(document).set(row).where(eq(document.id, id));
  await announceChange(db, [`content:${page.key}`]);
  return { id, ...row };
}
