import { type Language, languages } from '@mise/rules/languages.ts';
import { ownPath } from '@mise/rules/own-path.ts';
import type { Database } from '../db/database.ts';
import { addSynonym, readOwnerTerms, removeTerm, setRedirect } from '../domains/catalog/search/change-owner-terms.ts';
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

/** Every process of the shop searches by it at once. */
export async function runSearchTask(db: Database, task: SearchTask, say: Say): Promise<void> {
  if (task.kind === 'list') return list(db, say);
  if (task.kind === 'synonym') {
    await addSynonym(db, task);
    return say(`"${task.term}" finds what "${task.meaning}" finds.`);
  }
  if (task.kind === 'redirect') {
    await setRedirect(db, task);
    return say(`"${task.term}" leads to ${task.path}.`);
  }
  if (!(await removeTerm(db, task))) throw new StartError(`Nothing was said of "${task.term}".`);
  say(`"${task.term}" is a term like any other again.`);
}

async function list(db: Database, say: Say): Promise<void> {
  const { synonyms, redirects } = await readOwnerTerms(db);
  if (synonyms.length + redirects.length === 0) return say('Nothing is said of any term.');
  for (const { language, term, meaning } of synonyms) say(`${language}  ${term} means ${meaning}`);
  for (const { language, term, path } of redirects) say(`${language}  ${term} leads to ${path}`);
}
