import type { Database } from '../db/database.ts';
import { changeStock, readStock } from '../domains/catalog/change-stock.ts';
import { itemVariations } from '../domains/catalog/item-variations.ts';
import { countWaiting, mostAwaited } from '../domains/contact/count-waiting.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

/** `number`: null lists what is waited for; `quantity`: null leaves the stock as it is. */
export type StockTask = { number: string | null; quantity: number | null };

export const stockUsage = `  stock                            the sold-out articles that buyers wait for, those of most first
  stock <article number>           how many there are, and how many buyers want to hear of it
  stock <article number> <count>   there are so many now; who waits for it gets their mail, as far as it can be ordered`;

const listLength = 50;
const largestCount = 10_000_000;

/** Reads the words after `stock`. Throws a StartError that says what is expected. */
export function readStockTask([number, count, ...more]: readonly string[]): StockTask {
  if (more.length > 0) throw new StartError(`It is one of:\n\n${stockUsage}`);
  if (number === undefined || count === undefined) return { number: number ?? null, quantity: null };
  const quantity = Number(count);
  if (/^\d+$/.test(count) && quantity <= largestCount) return { number, quantity };
  throw new StartError(`"${count}" is no number of pieces.\n\n${stockUsage}`);
}

/** Every process of the shop shows the new stock at once, and what was changed stands among what operators did. */
export async function runStockTask(db: Database, { number, quantity }: StockTask, say: Say): Promise<void> {
  if (number === null) return sayAwaited(db, say);
  const article = await readStock({ db }, number);
  if (!article) throw new StartError(`There is no article with the number ${number}.`);
  if (quantity !== null) await setStock(db, { ...article, number, quantity });
  say(
    `In stock   ${quantity ?? article.quantity}${article.policy === 'unlimited' ? ' (not counted when it is sold)' : ''}`,
  );
  const waiting = await countWaiting(db, article.variationId);
  say(`Waiting    ${waiting}`);
  if (quantity === null) return;
  const obstacle = waiting === 0 ? 'nobody waits' : await obstacleTo(db, article.variationId);
  say(`Told       ${obstacle === null ? `${waiting}, by mail within minutes` : `0: ${obstacle}`}`);
}

/** Why nobody can order it, as whoever counted its stock reads it; null: it can be ordered. */
async function obstacleTo(db: Database, variationId: number): Promise<string | null> {
  const variations = [...(await itemVariations(db, { variationIds: [variationId] }, new Date())).values()].flat();
  const article = variations.find(({ id }) => id === variationId);
  if (!article?.isVisible) return 'the shop does not show it';
  if (article.isSalable) return null;
  if (article.isDiscontinued) return 'it is marked as never delivered again (availability 10)';
  if (article.price === null) return 'it has no price';
  if (article.unitsInStock < article.leastQuantity) return `the least that is sold of it is ${article.leastQuantity}`;
  return 'it is not released yet, or a part of the set is missing';
}

async function setStock(
  db: Database,
  article: { itemId: number; variationId: number; number: string; quantity: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await changeStock({ db: tx }, article);
    if (before === article.quantity) return;
    await recordCommand(tx, {
      operation: 'command.stock',
      now: new Date(),
      subject: { kind: 'item', id: article.itemId },
      change: {
        before: { number: article.number, quantity: before },
        after: { number: article.number, quantity: article.quantity },
      },
    });
  });
}

async function sayAwaited(db: Database, say: Say): Promise<void> {
  const awaited = await mostAwaited(db, listLength);
  if (awaited.length === 0) say('Nobody waits for an article.');
  for (const { number, waiting } of awaited) say(`${String(waiting).padStart(6)}  ${number}`);
}
