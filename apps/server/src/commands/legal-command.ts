import { createHash } from 'node:crypto';
import { type LegalTextType, legalTextTypes } from '@mise/contract/shop/settings.ts';
import { type Language, languages, withFallbacks } from '@mise/rules/languages.ts';
import type { Database } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { changeLegalText } from '../domains/shop/change-legal-text.ts';
import { legalTextNames } from '../domains/shop/legal-text-names.ts';
import { type LegalTexts, readLegalTexts } from '../domains/shop/legal-texts.ts';
import { missingLegalTexts } from '../domains/shop/missing-legal-texts.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import type { LegalTask } from './legal-words.ts';
import { readTextFile } from './read-text-file.ts';

/** Pages and checkouts of every process follow at once, and what was changed stands among what operators did. */
export async function runLegalTask(db: Database, task: LegalTask, say: Say): Promise<void> {
  if (task.kind === 'show') return say(await requireText(db, task));
  const warnings: string[] = [];
  if (task.kind === 'put') {
    const { html, leftOut, unread, uncounted } = await readTextFile(task.file);
    await change(db, { ...task, html });
    warnings.push(
      ...describeLeftOut(leftOut, task.file),
      ...describeUnread(unread, task.file),
      ...describeUncounted(uncounted, task.file),
    );
  }
  if (task.kind === 'remove') {
    await requireText(db, task);
    await change(db, { ...task, html: null });
  }
  const texts = await readLegalTexts(db);
  for (const type of task.kind === 'list' ? legalTextTypes : [task.type]) say(describe(type, texts));
  for (const warning of warnings) say(warning);
  const missing = await missingLegalTexts(db);
  if (missing) say(missing);
}

async function change(
  db: Database,
  { type, language, html }: { type: LegalTextType; language: Language; html: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await changeLegalText(tx, { type, language, html });
    if (before === html) return;
    await recordCommand(tx, {
      operation: 'command.legal',
      now: new Date(),
      subject: { kind: 'legalText', id: `${type} ${language}` },
      change: { before: { hash: hashOf(before) }, after: { hash: hashOf(html) } },
    });
  });
}

/** As a version that somebody agreed to is named (legal-text-versions.ts). */
function hashOf(html: string | null): string | null {
  return html === null ? null : createHash('sha256').update(html).digest('hex');
}

const mostNamed = 10;

function describeLeftOut(words: readonly string[], file: string): string[] {
  if (words.length === 0) return [];
  const count = words.length === 1 ? '1 word of it is' : `${words.length.toLocaleString('en')} words of it are`;
  const named = words.slice(0, mostNamed).join(' ');
  return [`ATTENTION: ${file} is not all there, ${count} left out: ${named}${words.length > mostNamed ? ' …' : ''}`];
}

function describeUnread(selectors: readonly string[], file: string): string[] {
  if (selectors.length === 0) return [];
  const named = selectors.slice(0, mostNamed).join(', ');
  return [
    `ATTENTION: what ${file} strikes out or hides by these rules is shown as if it held, take it out of the file: ${named}`,
  ];
}

function describeUncounted(selectors: readonly string[], file: string): string[] {
  if (selectors.length === 0) return [];
  const named = selectors.slice(0, mostNamed).join(', ');
  return [
    `ATTENTION: ${file} numbers by these rules what is shown without those numbers, or with 1, 2, 3: write the numbers as words of the text where it refers to them: ${named}`,
  ];
}

async function requireText(
  db: Database,
  { type, language }: { type: LegalTextType; language: Language },
): Promise<string> {
  const html = (await readLegalTexts(db))[type]?.[language];
  if (html !== undefined) return html;
  throw new StartError(`The shop has no ${type} in ${language}.`);
}

/** "Shipping  shipping and delivery  de 1,204 signs, en as de" */
function describe(type: LegalTextType, texts: LegalTexts): string {
  const written = texts[type] ?? {};
  const states = languages.map((language) => {
    const shown = withFallbacks(language).find((each) => written[each] !== undefined);
    if (shown === language) return `${language} ${written[language]?.length.toLocaleString('en')} signs`;
    return shown === undefined ? `${language} missing` : `${language} as ${shown}`;
  });
  return `${type.padEnd(26)}${legalTextNames[type].padEnd(30)}${states.join(', ')}`;
}
