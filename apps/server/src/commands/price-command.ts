import { formatUnitPrice } from '@mise/rules/format-money.ts';
import { parseUnitAmount, type UnitAmount, unitToDecimal } from '@mise/rules/money.ts';
import type { Database } from '../db/database.ts';
import { CellProblem } from '../domains/catalog/article-table/cell-problem.ts';
import { price as priceCell } from '../domains/catalog/article-table/read-cell.ts';
import { changePrice } from '../domains/catalog/change-price.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export const priceUsage =
  'Takes an article number and the new gross price of a piece in euros, such as 12.90. Of graduated prices it changes the first.';

export type PriceTask = { number: string; amount: UnitAmount };

/** Reads `<article number> <euros>`. Throws a StartError that says what is expected. */
export function readPriceTask(options: readonly string[]): PriceTask {
  const [number, euros, ...more] = options;
  if (number === undefined || euros === undefined || more.length > 0) throw new StartError(priceUsage);
  return { number, amount: readPrice(euros) };
}

/** As in a table of articles: "1.299" may be a thousand or one, and is not guessed. */
function readPrice(euros: string): UnitAmount {
  try {
    return parseUnitAmount(priceCell(euros, { present: '' }));
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    throw new StartError(`${error.message}. ${priceUsage}`);
  }
}

const price = (amount: UnitAmount) => formatUnitPrice(unitToDecimal(amount), 'EUR', 'en');

/** Changes the price; every process of the shop shows the new one at once, and what was changed stands among what operators did. */
export async function runPriceTask(db: Database, task: PriceTask, say: Say): Promise<void> {
  const { number } = task;
  const changed = await db.transaction(async (tx) => {
    const result = await changePrice({ db: tx }, task);
    if (result === 'noArticle') throw new StartError(`There is no article with the number ${number}.`);
    if (result === 'noPrice') throw new StartError(`The article ${number} has no price yet: it is not sold.`);
    const { itemId, before, minimumQuantity } = result;
    if (before === task.amount) return result;
    await recordCommand(tx, {
      operation: 'command.price',
      now: new Date(),
      subject: { kind: 'item', id: itemId },
      change: {
        before: { number, minimumQuantity, price: price(before) },
        after: { number, minimumQuantity, price: price(task.amount) },
      },
    });
    return result;
  });
  const tier = changed.minimumQuantity > 1 ? `, from ${changed.minimumQuantity} pieces on` : '';
  say(`${number}: ${price(changed.before)} is now ${price(task.amount)}${tier}.`);
  if (changed.least)
    say(
      `ATTENTION: the article is sold from ${changed.least.quantity} on, where its price is ${price(changed.least.amount)}: nobody is charged the new one, and no page shows it.`,
    );
  for (const { minimumQuantity, amount } of changed.noLower)
    say(
      `ATTENTION: its price from ${minimumQuantity} on, ${price(amount)}, is no lower: nobody is charged it, and no page shows it.`,
    );
}
