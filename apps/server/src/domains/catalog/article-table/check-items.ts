import type { Language } from '@mise/rules/languages.ts';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { mediaFile } from '../../media/tables.ts';
import { itemText } from '../tables/items.ts';
import type { TableProblem } from './cell-problem.ts';
import { textHeading } from './columns.ts';
import { listOf, splitCell } from './list-cell.ts';
import { type ArticlePlan, allLanguages, hasTexts, type ItemPlan, mainName, saidIn } from './plan-items.ts';

/**
 * `claimed`: the addresses that items of the table are to have, with the number of their main article. `files`: addresses of pictures that
 * are put there with the table.
 */
export type Checking = { problems: TableProblem[]; claimed: Map<string, string>; files: ReadonlySet<string> };

/** What cells cannot say beside each other, or beside other items. Two queries. */
export async function checkItems(db: Queryable, plans: readonly ItemPlan[], checking: Checking): Promise<void> {
  const { problems } = checking;
  for (const plan of plans) {
    checkTexts(plan, problems);
    for (const article of plan.articles) checkArticle(article, problems);
    checkSiblings(plan, problems);
  }
  await checkAddresses(db, plans, checking);
  await checkPictures(db, plans, checking);
}

function checkTexts({ line, cells, known, changed }: ItemPlan, problems: TableProblem[]): void {
  if (cells[mainName] === undefined || cells[mainName] === '') {
    problems.push({ line, heading: mainName, reason: 'an item has a name' });
    return;
  }
  for (const language of allLanguages) {
    const [said] = saidIn(cells, language);
    if (said !== undefined && !hasTexts(cells, language))
      problems.push({ line, heading: textHeading('name', language), reason: `it is missing, and there is a ${said}` });
    const path = textHeading('urlPath', language);
    if (known?.cells[path] && changed[path] === '' && hasTexts(cells, language))
      problems.push({ line, heading: path, reason: 'it cannot be empty' });
  }
}

function checkArticle({ line, cells, changed }: ArticlePlan, problems: TableProblem[]): void {
  const differs = (...headings: string[]) => headings.some((heading) => heading in changed);
  const tiers = cells['graduated prices'] ?? '';
  if (differs('price', 'graduated prices') && tiers !== '' && cells.price === '')
    problems.push({ line, heading: 'price', reason: 'it is missing, and there are graduated prices' });
  if (differs('graduated prices')) checkTiers({ line, tiers, price: cells.price ?? '' }, problems);
  const [minimum, interval, maximum] = ['minimum order quantity', 'order quantity interval', 'maximum order quantity'];
  const most = cells[maximum ?? ''];
  if (minimum === undefined || interval === undefined || maximum === undefined || !most) return;
  const step = Math.max(1, Number(cells[interval]));
  const least = Math.ceil(Number(cells[minimum]) / step) * step;
  if (differs(minimum, interval, maximum) && Number(most) < least)
    problems.push({ line, heading: maximum, reason: `nothing could be ordered: the least that is sold is ${least}` });
}

/** Nobody is charged a graduated price that is no lower than the one before. */
function checkTiers(
  { line, tiers, price }: { line: number; tiers: string; price: string },
  problems: TableProblem[],
): void {
  let before = price;
  for (const tier of listOf(tiers)) {
    const [from = '', euros = ''] = splitCell(tier, ':');
    if (before !== '' && Number(euros) >= Number(before)) {
      const reason = `from ${from} it costs ${euros}, no less than ${before} before`;
      problems.push({ line, heading: 'graduated prices', reason });
      return;
    }
    before = euros;
  }
}

/** Buyers choose between the articles of an item by their attributes and by what is in them. */
function checkSiblings({ known, articles }: ItemPlan, problems: TableProblem[]): void {
  const choiceOf = (cells: Record<string, string>) =>
    JSON.stringify([cells.attributes, cells.unit, cells['unit content']]);
  const planned = new Set(articles.map(({ number }) => number));
  const others = (known?.articles ?? []).filter(({ number }) => !planned.has(number));
  const chosen = new Map(others.map(({ number, cells }) => [choiceOf(cells), number]));
  for (const { line, number, cells, changed } of articles.toSorted((one, other) => weightOf(one) - weightOf(other))) {
    const choice = choiceOf(cells);
    const other = chosen.get(choice);
    if (other !== undefined && ['attributes', 'unit', 'unit content'].some((heading) => heading in changed))
      problems.push({ line, heading: 'attributes', reason: `${other} of the same item has the same` });
    chosen.set(choice, other ?? number);
  }
}

/** Those that stay as they are come first: the one that changed is to blame. */
function weightOf({ changed }: ArticlePlan): number {
  return Object.keys(changed).length;
}

async function checkAddresses(
  db: Queryable,
  plans: readonly ItemPlan[],
  { problems, claimed }: Checking,
): Promise<void> {
  const wanted = plans.flatMap(({ known, line, mainNumber, changed }) =>
    allLanguages.flatMap((language) => {
      const heading = textHeading('urlPath', language);
      const path = changed[heading];
      return path ? [{ itemId: known?.id, line, mainNumber, language, heading, path }] : [];
    }),
  );
  if (wanted.length === 0) return;
  const paths = wanted.map(({ path }) => path);
  const taken = await db.select().from(itemText).where(inArray(itemText.urlPath, paths));
  for (const { itemId, line, mainNumber, language, heading, path } of wanted) {
    const isTaken = taken.some((row) => row.urlPath === path && row.language === language && row.itemId !== itemId);
    const key = claimOf(language, path);
    const isClaimed = (claimed.get(key) ?? mainNumber) !== mainNumber;
    claimed.set(key, mainNumber);
    if (isTaken || isClaimed) problems.push({ line, heading, reason: `another item has the address ${path}` });
  }
}

/** As `claimed` names an address. */
export function claimOf(language: Language, path: string): string {
  return `${language} ${path}`;
}

async function checkPictures(db: Queryable, plans: readonly ItemPlan[], { problems, files }: Checking): Promise<void> {
  const wanted = plans.flatMap(({ line, known, changed }) => {
    const own = new Set(known?.images.map(({ url }) => url));
    return listOf(changed.pictures ?? '').flatMap((url) =>
      !own.has(url) && !files.has(url) ? [{ line, path: url.slice('/media/'.length) }] : [],
    );
  });
  if (wanted.length === 0) return;
  const rows = await db
    .select({ path: mediaFile.path })
    .from(mediaFile)
    .where(
      inArray(
        mediaFile.path,
        wanted.map(({ path }) => path),
      ),
    );
  const there = new Set(rows.map(({ path }) => path));
  for (const { line, path } of wanted)
    if (!there.has(path))
      problems.push({ line, heading: 'pictures', reason: `the shop has no picture /media/${path}` });
}
