import type { DemoBlock, DemoPage } from '@mise/demo/types.ts';
import { perLanguage } from '@mise/rules/languages.ts';
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
  const texts = textsOf(page.blocks);
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

function textsOf(blocks: readonly DemoBlock[]): DocumentTexts {
  const written = blocks.flatMap(withChildren);
  return perLanguage((language) =>
    Object.fromEntries(written.map(({ uuid, texts }) => [uuid, texts?.[language]]).filter(([, texts]) => texts)),
  );
}

function withChildren(block: DemoBlock): DemoBlock[] {
  return [block, ...(Array.isArray(block.content) ? block.content.flatMap(withChildren) : [])];
}
