import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '@mise/rules/languages.ts';
import { ownPath } from '@mise/rules/own-path.ts';
import type { Database, Queryable } from '../db/database.ts';
import {
  addSynonym,
  type OwnerTermRows,
  readOwnerTerms,
  removeTerm,
  setRedirect,
} from '../domains/catalog/search/change-owner-terms.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export type SearchTask =
  | { kind: 'list' }
  | { kind: 'synonym'; language: Language; term: string; meaning: string }
  | { kind: 'redirect'; language: Language; term: string; path: string }
  | { kind: 'remove'; language: Language; term: string };

export const searchUsage = `  search list                                  what you have said of terms
  search synonym <language> <term> <meaning>   whoever searches for the term finds what the meaning finds, too
  search redirect <language> <term> <path>     whoever searches for the term is led to that page, such as /shipping
  search remove <language> <term>              takes back what you said of the term

Terms of several words stand in quotation marks: search synonym de "Spüli" "Handspülmittel".`;

/** Reads the words after `search`. Throws a StartError that says what is expected. */
export function readSearchTask([kind, code, term = '', target = '', ...more]: readonly string[]): SearchTask {
  if (kind === 'list' && code === undefined) return { kind };
  const language = languages.find((each) => each === code);
  if (language === undefined || term.trim() === '' || more.length > 0) throw wrong();
  if (kind === 'remove' && target === '') return { kind, language, term };
  if (kind === 'synonym' && target.trim() !== '') return { kind, language, term, meaning: target.trim() };
  if (kind !== 'redirect') throw wrong();
  const path = ownPath(target);
  if (path === null) throw new StartError(`"${target}" is no path of the shop: it begins with one slash.`);
  return { kind, language, term, path };
}

function wrong(): StartError {
  return new StartError(`It is one of:\n\n${searchUsage}`);
}

type ChangingTask = Exclude<SearchTask, { kind: 'list' }>;

/** Every process of the shop searches by it at once, and what was changed stands among what operators did. */
export async function runSearchTask(db: Database, task: SearchTask, say: Say): Promise<void> {
  if (task.kind === 'list') return list(db, say);
  const said = await db.transaction(async (tx) => {
    const before = await readOwnerTerms(tx);
    const words = await change(tx, task);
    await record(tx, task, { before, after: await readOwnerTerms(tx) });
    return words;
  });
  say(said);
}

/** Resolves to what is said of it. */
async function change(tx: Queryable, task: ChangingTask): Promise<string> {
  switch (task.kind) {
    case 'synonym':
      await addSynonym(tx, task);
      return `"${task.term}" finds what "${task.meaning}" finds.`;
    case 'redirect':
      await setRedirect(tx, task);
      return `"${task.term}" leads to ${task.path}.`;
    case 'remove':
      if (!(await removeTerm(tx, task))) throw new StartError(`Nothing was said of "${task.term}".`);
      return `"${task.term}" is a term like any other again.`;
  }
}

/** What differs between all that was said of terms and all that is; nothing where nothing does. */
async function record(
  tx: Queryable,
  { language, term }: ChangingTask,
  { before, after }: { before: OwnerTermRows; after: OwnerTermRows },
): Promise<void> {
  const [told, tells] = [missingIn(before, after), missingIn(after, before)];
  if (Object.keys(told).length + Object.keys(tells).length === 0) return;
  await recordCommand(tx, {
    operation: 'command.search',
    subject: { kind: 'searchTerm', id: `${language} ${term}` },
    change: { before: told, after: tells },
    now: new Date(),
  });
}

/** What the first says, and the second does not. */
function missingIn(one: OwnerTermRows, other: OwnerTermRows): { meanings?: string; path?: string } {
  const isSaid = (each: object, all: readonly object[]) => all.some((known) => isDeepStrictEqual(each, known));
  const meanings = one.synonyms.filter((each) => !isSaid(each, other.synonyms)).map(({ meaning }) => meaning);
  const [redirect] = one.redirects.filter((each) => !isSaid(each, other.redirects));
  return { ...(meanings.length > 0 && { meanings: meanings.join(', ') }), ...(redirect && { path: redirect.path }) };
}

async function list(db: Database, say: Say): Promise<void> {
  const { synonyms, redirects } = await readOwnerTerms(db);
  if (synonyms.length + redirects.length === 0) return say('Nothing is said of any term.');
  for (const { language, term, meaning } of synonyms) say(`${language}  ${term} means ${meaning}`);
  for (const { language, term, path } of redirects) say(`${language}  ${term} leads to ${path}`);
}
