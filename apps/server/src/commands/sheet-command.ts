import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentKind, documentKinds } from '@mise/contract/catalog/product-document.ts';
import { type Language, languages } from '@mise/rules/languages.ts';
import type { Database } from '../db/database.ts';
import { addDocument, readDocuments, removeDocument } from '../domains/catalog/change-documents.ts';
import { isPdf, largestDocument } from '../domains/media/document-files.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

type Added = { kind: DocumentKind; file: string; language: Language | null; title: string };

export type SheetTask = { number: string; add: Added | null; remove: string | null };

export const sheetUsage = `  sheet <article number>                             the data sheets of the item
  sheet <article number> add <kind> <file.pdf>       another one, at most 10 MB; kinds: ${documentKinds.join(', ')}
      --language ${languages.join('|')}   in which it is written   --title "…"   where the kind does not say enough
  sheet <article number> remove <file name>          one less

It holds for the item with all its variations; the sheet of an energy label (kind energy) for the article alone.`;

/** Reads the words after `sheet`. Throws a StartError that says what is expected. */
export function readSheetTask([number, action, ...rest]: readonly string[]): SheetTask {
  if (number === undefined) throw wrong();
  if (action === undefined) return { number, add: null, remove: null };
  const [first, second, ...options] = rest;
  if (action === 'remove' && first !== undefined && second === undefined) return { number, add: null, remove: first };
  const kind = documentKinds.find((known) => known === first);
  if (action !== 'add' || kind === undefined || second === undefined) throw wrong();
  return { number, add: { kind, file: second, ...readOptions(options) }, remove: null };
}

function readOptions(options: readonly string[]): Pick<Added, 'language' | 'title'> {
  const read: Pick<Added, 'language' | 'title'> = { language: null, title: '' };
  for (let at = 0; at < options.length; at += 2) {
    const [name, value = ''] = options.slice(at, at + 2);
    const language = languages.find((known) => known === value);
    if (name === '--language' && language) read.language = language;
    else if (name === '--title' && value.trim() !== '') read.title = value.trim();
    else throw wrong();
  }
  return read;
}

function wrong(): StartError {
  return new StartError(`It is one of:\n\n${sheetUsage}`);
}

/** Every process of the shop shows it at once, and what was changed stands among what operators did. */
export async function runSheetTask(db: Database, { number, add, remove }: SheetTask, say: Say): Promise<void> {
  const bytes = add && (await readPdf(add.file));
  await db.transaction(async (tx) => {
    const { documents, ...article } = await documentsOf(tx, number);
    const removed = documents.filter(({ name }) => name === remove);
    if (remove !== null && removed.length === 0) throw new StartError(`The article ${number} has no "${remove}".`);
    if (add && bytes) await addDocument({ db: tx }, article, { ...add, name: path.basename(add.file), bytes });
    const fileIds = removed.map(({ fileId }) => fileId);
    if (fileIds.length > 0) await removeDocument({ db: tx }, article, fileIds);
    if (!add && remove === null) return;
    const named = (list: { name: string }[]) => ({ documents: list.map(({ name }) => name) });
    await recordCommand(tx, {
      operation: 'command.sheet',
      now: new Date(),
      subject: { kind: 'item', id: article.itemId },
      change: { before: named(documents), after: named((await documentsOf(tx, number)).documents) },
    });
  });
  const { documents } = await documentsOf(db, number);
  if (documents.length === 0) say('No data sheets.');
  for (const { kind, language, name } of documents) say(`${kind.padEnd(12)}${(language ?? '').padEnd(4)}${name}`);
}

async function documentsOf(db: Parameters<typeof readDocuments>[0]['db'], number: string) {
  const found = await readDocuments({ db }, number);
  if (!found) throw new StartError(`There is no article with the number ${number}.`);
  return found;
}

async function readPdf(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new StartError(`${file} cannot be read.`, { cause: error });
  });
  if (bytes.length > largestDocument) throw new StartError(`${file} is too large: at most 10 MB.`);
  if (!isPdf(bytes)) throw new StartError(`${file} is no whole PDF.`);
  return bytes;
}
