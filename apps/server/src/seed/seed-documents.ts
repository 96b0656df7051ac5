import { documentsOf } from '@mise/demo/documents/documents-of.ts';
import type { DemoItem } from '@mise/demo/types.ts';
import type { Queryable } from '../db/database.ts';
import { itemDocument } from '../domains/catalog/tables/documents.ts';
import { documentId } from '../domains/media/document-files.ts';
import { documentFile } from '../domains/media/tables.ts';

const rowsAStatement = 500;

/** Puts the data sheets of the items where buyers download them. */
export async function seedDocuments(db: Queryable, items: readonly DemoItem[]): Promise<void> {
  const files = new Map<string, typeof documentFile.$inferInsert>();
  const rows = items.flatMap((entry) =>
    documentsOf(entry).map(({ name, bytes, ...said }, position) => {
      const id = documentId(name, bytes);
      files.set(id, { id, name, bytes, size: bytes.length });
      return { itemId: entry.id, fileId: id, position, ...said };
    }),
  );
  await inParts([...files.values()], (part) => db.insert(documentFile).values(part));
  await inParts(rows, (part) => db.insert(itemDocument).values(part));
}

async function inParts<Row>(rows: Row[], insert: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    await insert(rows.slice(start, start + rowsAStatement));
  }
}
