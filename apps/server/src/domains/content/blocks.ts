import type { Block } from '@mise/contract/content/block.ts';
import type { Language } from '@mise/rules/languages.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { type BlockStructure, type DocumentTexts, document } from './tables.ts';

export type StoredPage = typeof document.$inferSelect;

/** The page of a name ("index") or of a category, or null. */
export async function findPage(
  db: Queryable,
  page: { kind: 'page' | 'category'; key: string },
): Promise<StoredPage | null> {
  const [row] = await pageOf(db).execute(page);
  return row ?? null;
}

const pageOf = prepareOnce((db) =>
  db
    .select()
    .from(document)
    .where(and(eq(document.kind, sql.placeholder('kind')), eq(document.key, sql.placeholder('key'))))
    .limit(1)
    .prepare('page_of'),
);

/** The contract's blocks of a page: its structure with the texts of one language merged in. */
export function blocksOf(page: Pick<StoredPage, 'structure' | 'texts'>, language: Language): Block[] {
  return page.structure.map((block) => blockWire(block, page.texts[language]));
}

function blockWire(block: BlockStructure, texts: DocumentTexts[Language]): Block {
  const own = texts[block.uuid] ?? {};
  return {
    name: block.name,
    type: block.type,
    ...(block.configuration && { configuration: block.configuration }),
    meta: { uuid: block.uuid },
    content: Array.isArray(block.content)
      ? block.content.map((child) => blockWire(child, texts))
      : mergeTexts(block.content, own),
  };
}

/** Texts fill in what the structure leaves out; objects are merged, anything else is replaced. */
export function mergeTexts(content: Record<string, unknown>, texts: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...content };
  for (const [key, value] of Object.entries(texts)) {
    const known = merged[key];
    merged[key] = isRecord(known) && isRecord(value) ? mergeTexts(known, value) : value;
  }
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
