import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Database } from '../db/database.ts';
import { CellProblem, TableRefused } from '../domains/catalog/article-table/cell-problem.ts';
import { columns } from '../domains/catalog/article-table/columns.ts';
import { decodeTable } from '../domains/catalog/article-table/decode-table.ts';
import { exportArticles } from '../domains/catalog/article-table/export-articles.ts';
import { parseTable, type TableRow } from '../domains/catalog/article-table/parse-table.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { checkArticles, type ImportSummary, writeArticles } from '../workflows/import-articles.ts';
import type { ArticleTask, ExportTask, ImportTask } from './article-words.ts';

export async function runArticleTask(db: Database, task: ArticleTask, say: Say): Promise<void> {
  if (task.kind === 'import') await runImport(db, task, say);
  else if (task.file === null) await exportArticles(db, task.style, (text) => writeText(process.stdout, text));
  else await exportToFile(db, { ...task, file: task.file }, say);
}

/** The file has its name once it is whole. */
async function exportToFile(db: Database, task: ExportTask & { file: string }, say: Say): Promise<void> {
  const { file, replaces, style } = task;
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere && !replaces) throw new StartError(`${file} is there already: name another file, or add --replace.`);
  const unfinished = `${file}.part`;
  const stream = createWriteStream(unfinished);
  try {
    const count = await exportArticles(db, style, (text) => writeText(stream, text));
    stream.end();
    await finished(stream);
    await rename(unfinished, file);
    say(`${count} articles are in ${file}.`);
  } catch (error) {
    stream.destroy();
    await rm(unfinished, { force: true });
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new StartError(`${file} cannot be written.`, { cause: error });
  }
}

function writeText(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.write(text, () => {
      stream.off('error', reject);
      resolve();
    });
  });
}

/** All that is wrong is told before anything is written; what was done stands among what operators did. */
async function runImport(db: Database, task: ImportTask, say: Say): Promise<void> {
  const { file, isTrial, takesStock, makesNames } = task;
  const refusedAs = (outcome: string) => (error: unknown) => {
    throw error instanceof TableRefused
      ? new StartError(`${file} ${outcome}\n${described(error)}`, { cause: error })
      : error;
  };
  const wasNot = refusedAs('is not imported:');
  const { rows, checksum } = await readTable(file).catch(wasNot);
  const options = { fileName: path.basename(file), folder: path.dirname(file), checksum, takesStock, makesNames };
  const checked = await checkArticles(db, rows, options).catch(wasNot);
  const tell = (done: number, all: number) => say(`${done} of ${all} articles are written …`);
  // Somebody else changed the catalogue since it was checked.
  if (!isTrial)
    await writeArticles(db, checked, options, tell).catch(
      refusedAs(
        'is imported up to there, the rest is not: the same command goes on with it once this is mended (of a table that is changed --stock takes the stock of what is written again):',
      ),
    );
  else for (const change of checked.summary.changes) say(change);
  tellSummary(checked.summary, task, say);
}

const largestFile = 64 * 1024 * 1024;

async function readTable(file: string): Promise<{ rows: TableRow[]; checksum: string }> {
  const unreadable = (error: unknown) => {
    throw new StartError(`${file} cannot be read.`, { cause: error });
  };
  const { size } = await stat(file).catch(unreadable);
  if (size > largestFile) throw new StartError(`${file} is too large: at most 64 MB. Import it in several tables.`);
  const bytes = await readFile(file).catch(unreadable);
  try {
    const checksum = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return { rows: parseTable(decodeTable(bytes), columns), checksum };
  } catch (error) {
    if (error instanceof CellProblem) throw new StartError(`${file} ${error.message}.`, { cause: error });
    throw error;
  }
}

function tellSummary(summary: ImportSummary, { isTrial }: ImportTask, say: Say): void {
  const { added, changed, unchanged, names, pictures, leftStock, takenStock } = summary;
  if (names.length > 0) {
    const more = names.length > shownNames ? ` and ${names.length - shownNames} more` : '';
    say(`${isTrial ? 'To be made' : 'Made'}: ${names.slice(0, shownNames).join(', ')}${more}`);
  }
  if (pictures > 0) say(`${pictures} pictures${isTrial ? ' to be put in place' : ''}`);
  if (leftStock > 0) say(`The stock of ${leftStock} articles differs and is left as it is (--stock takes it).`);
  if (takenStock > 0)
    say(
      `The stock of ${takenStock} articles was taken from this table within the last 12 hours, or some was sold since: it is left (npm run shop -- stock).`,
    );
  say(`${added} new, ${changed} changed, ${unchanged} as they were${isTrial ? ': nothing was written' : ''}`);
}

const shownProblems = 50;
const shownNames = 20;

function described({ problems }: TableRefused): string {
  const shown = problems.slice(0, shownProblems).map(({ line, heading, reason }) => {
    const place = [line === null ? [] : `line ${line}`, heading === null ? [] : heading].flat().join(', ');
    return place === '' ? reason : `${place}: ${reason}`;
  });
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`and ${more} more`);
  return shown.join('\n');
}
