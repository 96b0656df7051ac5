import type { DocumentKind } from '@mise/contract/catalog/product-document.ts';
import type { Language } from '@mise/rules/languages.ts';
import { and, asc, count, eq, isNull, max, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { putDocument } from '../media/document-files.ts';
import { documentFile } from '../media/tables.ts';
import { changeItems } from './change-items.ts';
import { itemDocument } from './tables/documents.ts';
import { variation } from './tables/variations.ts';

type NewDocument = { kind: DocumentKind; language: Language | null; title: string; name: string; bytes: Buffer };

export type Article = { itemId: number; variationId: number };

/** What an appliance consumes differs from variation to variation; all other sheets hold for the whole item. */
const kindOfVariation: DocumentKind = 'energy';

/** The data sheets of an article by its number, those of its item and its own; null where there is none. */
export async function readDocuments({ db }: Pick<Context, 'db'>, number: string) {
  const [article] = await db
    .select({ itemId: variation.itemId, variationId: variation.id })
    .from(variation)
    .where(eq(variation.number, number));
  if (!article) return null;
  const documents = await db
    .select({
      fileId: documentFile.id,
      name: documentFile.name,
      kind: itemDocument.kind,
      language: itemDocument.language,
    })
    .from(itemDocument)
    .innerJoin(documentFile, eq(documentFile.id, itemDocument.fileId))
    .where(isDocumentOf(article))
    .orderBy(asc(itemDocument.position), asc(documentFile.id));
  return { ...article, documents };
}

function isDocumentOf({ itemId, variationId }: Article) {
  return and(
    eq(itemDocument.itemId, itemId),
    or(isNull(itemDocument.variationId), eq(itemDocument.variationId, variationId)),
  );
}

/** Puts a data sheet behind those that an article has; one that it has stays once, and is of the kind that was said last. */
export async function addDocument(
  context: Pick<Context, 'db'>,
  { itemId, variationId }: Article,
  { name, bytes, ...said }: NewDocument,
): Promise<void> {
  await changeItems(context, [itemId], async ({ db }) => {
    const fileId = await putDocument(db, { name, bytes });
    const [last] = await db
      .select({ position: max(itemDocument.position) })
      .from(itemDocument)
      .where(eq(itemDocument.itemId, itemId));
    const owner = { itemId, variationId: said.kind === kindOfVariation ? variationId : null };
    await db
      .insert(itemDocument)
      .values({ ...owner, fileId, ...said, position: (last?.position ?? 0) + 1 })
      .onConflictDoUpdate({
        target: [itemDocument.itemId, itemDocument.fileId, itemDocument.variationId],
        set: said,
      });
  });
}

/** Takes data sheets from an article; a file that nobody has any more is deleted. */
export async function removeDocument(
  context: Pick<Context, 'db'>,
  article: Article,
  fileIds: readonly string[],
): Promise<void> {
  await changeItems(context, [article.itemId], async ({ db }) => {
    for (const fileId of fileIds) {
      await db.delete(itemDocument).where(and(isDocumentOf(article), eq(itemDocument.fileId, fileId)));
      const isUsed = db.select({ uses: count() }).from(itemDocument).where(eq(itemDocument.fileId, fileId));
      const [{ uses } = { uses: 0 }] = await isUsed;
      if (uses === 0) await db.delete(documentFile).where(eq(documentFile.id, fileId));
    }
  });
}
