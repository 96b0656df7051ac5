import type { DocumentKind } from '@mise/contract/catalog/product-document.ts';
import type { Language } from '@mise/rules/languages.ts';
import { and, asc, count, eq, max } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { putDocument } from '../media/document-files.ts';
import { documentFile } from '../media/tables.ts';
import { changeItems } from './change-items.ts';
import { itemDocument } from './tables/items.ts';
import { variation } from './tables/variations.ts';

type NewDocument = { kind: DocumentKind; language: Language | null; title: string; name: string; bytes: Buffer };

/** The data sheets of an item, found by the number of any of its variations; null where there is no such article. */
export async function readDocuments({ db }: Pick<Context, 'db'>, number: string) {
  const [article] = await db.select({ itemId: variation.itemId }).from(variation).where(eq(variation.number, number));
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
    .where(eq(itemDocument.itemId, article.itemId))
    .orderBy(asc(itemDocument.position), asc(documentFile.id));
  return { itemId: article.itemId, documents };
}

/** Puts a data sheet behind those that an item has; one that it has stays once, and is of the kind that was said last. */
export async function addDocument(
  context: Pick<Context, 'db'>,
  itemId: number,
  { name, bytes, ...said }: NewDocument,
): Promise<void> {
  await changeItems(context, [itemId], async ({ db }) => {
    const fileId = await putDocument(db, { name, bytes });
    const [last] = await db
      .select({ position: max(itemDocument.position) })
      .from(itemDocument)
      .where(eq(itemDocument.itemId, itemId));
    await db
      .insert(itemDocument)
      .values({ itemId, fileId, ...said, position: (last?.position ?? 0) + 1 })
      .onConflictDoUpdate({ target: [itemDocument.itemId, itemDocument.fileId], set: said });
  });
}

/** Takes data sheets from an item; a file that no item has any more is deleted. */
export async function removeDocument(
  context: Pick<Context, 'db'>,
  itemId: number,
  fileIds: readonly string[],
): Promise<void> {
  await changeItems(context, [itemId], async ({ db }) => {
    for (const fileId of fileIds) {
      await db.delete(itemDocument).where(and(eq(itemDocument.itemId, itemId), eq(itemDocument.fileId, fileId)));
      const isUsed = db.select({ uses: count() }).from(itemDocument).where(eq(itemDocument.fileId, fileId));
      const [{ uses } = { uses: 0 }] = await isUsed;
      if (uses === 0) await db.delete(documentFile).where(eq(documentFile.id, fileId));
    }
  });
}
