import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentFile } from './tables.ts';

/** Ten megabytes are a catalogue, not a data sheet. */
export const largestDocument = 10_000_000;

/** A PDF from its first to its last line. */
export function isPdf(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 2048));
  return bytes.toString('latin1', 0, 5) === '%PDF-' && end.includes('%%EOF');
}

/** By its bytes and its name: a file that is put again is the same. */
export function documentId(name: string, bytes: Buffer): string {
  return createHash('sha256').update(name).update('\0').update(bytes).digest('base64url').slice(0, 22);
}

/** Keeps a file for downloads. Resolves to its id. */
export async function putDocument(db: Queryable, { name, bytes }: { name: string; bytes: Buffer }): Promise<string> {
  const id = documentId(name, bytes);
  await db.insert(documentFile).values({ id, name, size: bytes.length, bytes }).onConflictDoNothing();
  return id;
}

export async function findDocument(db: Queryable, id: string) {
  const [file] = await db.select().from(documentFile).where(eq(documentFile.id, id));
  return file ?? null;
}
