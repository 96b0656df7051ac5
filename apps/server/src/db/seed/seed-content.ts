import { createHash } from 'node:crypto';
import { drawMedia } from '@mise/demo/images/draw-media.ts';
import type { DemoBlock, DemoPage } from '@mise/demo/types.ts';
import { sql } from 'drizzle-orm';
import { attributeValue, category, itemImage } from '../../domains/catalog/tables.ts';
import { paymentMethod } from '../../domains/checkout/tables.ts';
import {
  type BlockStructure,
  type DocumentTexts,
  document,
  documentRevision,
  mediaFile,
} from '../../domains/content/tables.ts';
import type { Queryable } from '../database.ts';

/** Form of the stored blocks; it grows when their form changes in a way that needs a conversion. */
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

/** Draws every picture that the shop's data names. */
async function seedMedia(db: Queryable, pages: readonly DemoPage[]): Promise<void> {
  const urls = new Set<string>(['/media/logo.svg', '/media/favicon.svg', ...imagesIn(pages)]);
  for (const { url } of await db.selectDistinct({ url: itemImage.url }).from(itemImage)) urls.add(url);
  for (const { url } of await db.selectDistinct({ url: category.imageUrl }).from(category)) if (url) urls.add(url);
  for (const { url } of await db.selectDistinct({ url: attributeValue.imageUrl }).from(attributeValue))
    if (url) urls.add(url);
  for (const { icon } of await db.select({ icon: paymentMethod.icon }).from(paymentMethod))
    urls.add(`/media/icons/${icon}.svg`);
  const rows = [...urls].filter((url) => url.startsWith('/media/')).map(drawnFile);
  for (let start = 0; start < rows.length; start += 100) {
    await db.insert(mediaFile).values(rows.slice(start, start + 100));
  }
  await db.execute(sql`ANALYZE media_file`);
}

function drawnFile(url: string): typeof mediaFile.$inferInsert {
  const drawing = drawMedia(url);
  if (drawing === null) throw new Error(`the demo has no drawing for ${url}`);
  const bytes = Buffer.from(drawing);
  return {
    path: url.slice('/media/'.length),
    contentType: 'image/svg+xml',
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    bytes,
  };
}

/** Every address of a picture anywhere in the blocks. */
function imagesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/media/') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(imagesIn);
  return [];
}
