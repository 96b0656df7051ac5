import type { DemoBlock, DemoPage } from '@mise/demo/types.ts';
import type { Queryable } from '../db/database.ts';
import { type BlockStructure, type DocumentTexts, document, documentRevision } from '../domains/content/tables.ts';
import { seedMedia } from './seed-media.ts';

/** Form of a document as a whole; each block has a version of its own. */
const schemaVersion = 1;

export async function seedContent(db: Queryable, pages: readonly DemoPage[]): Promise<void> {
  for (const page of pages) await seedPage(db, page);
  await seedMedia(db, pages);
}

async function seedPage(db: Queryable, page: DemoPage): Promise<void> {
  const structure = page.blocks.map(structureOf);
  const texts: DocumentTexts = { de: {}, en: {} };
  for (const block of page.blocks) collectTexts(block, texts);
  const now = new Date();
  const [row] = await db
    .insert(document)
    .values({
      kind: page.identifier === 'index' ? 'page' : 'category',
      key: String(page.identifier),
      version: 1,
      schemaVersion,
      structure,
      texts,
      publishedRevision: 1,
      updatedAt: now,
    })
    .returning({ id: document.id });
  if (!row) throw new Error(`page ${page.identifier} was not stored`);
  await db
    .insert(documentRevision)
    .values({ documentId: row.id, revision: 1, schemaVersion, structure, texts, createdAt: now });
}

function structureOf(block: DemoBlock): BlockStructure {
  return {
    uuid: block.uuid,
    name: block.name,
    type: block.type,
    version: block.version,
    ...(block.configuration && { configuration: block.configuration }),
    content: Array.isArray(block.content) ? block.content.map(structureOf) : block.content,
  };
}

function collectTexts(block: DemoBlock, texts: DocumentTexts): void {
  if (block.texts) {
    texts.de[block.uuid] = block.texts.de;
    texts.en[block.uuid] = block.texts.en;
  }
  if (Array.isArray(block.content)) for (const child of block.content) collectTexts(child, texts);
}
