import { formatUnitPrice } from '@mise/rules/format-money.ts';
import { parseUnitAmount, type UnitAmount, unitToDecimal } from '@mise/rules/money.ts';
import type { Database } from '../db/database.ts';
import { changePrice } from '../domains/catalog/change-price.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export const priceUsage =
  'Takes an article number and the new gross price of a piece in euros, such as 12.90. Of graduated prices it changes the first.';

export type PriceTask = { number: string; amount: UnitAmount };

/** Reads `<article number> <euros>`. Throws a StartError that says what is expected. */
export function readPriceTask(options: readonly string[]): PriceTask {
  const [number, euros, ...more] = options;
  if (number === undefined || euros === undefined || more.length > 0) throw new StartError(priceUsage);
  try {
    const amount = parseUnitAmount(euros.replace(',', '.'));
    if (amount > 0) return { number, amount };
  } catch {
    // Falls through to the one message for every wrong price.
  }
  throw new StartError(`"${euros}" is no price. ${priceUsage}`);
}

/** Changes the price; every process of the shop shows the new one at once. */
export async function runPriceTask(db: Database, task: PriceTask, say: Say): Promise<void> {
  const changed = await changePrice({ db }, task);
  if (changed === 'noArticle') throw new StartError(`There is no article with the number ${task.number}.`);
  if (changed === 'noPrice') throw new StartError(`The article ${task.number} has no price yet: it is not sold.`);
  const price = (amount: UnitAmount) => formatUnitPrice(unitToDecimal(amount), 'EUR', 'en');
  const tier = changed.minimumQuantity > 1 ? `, from ${changed.minimumQuantity} pieces on` : '';
  say(`${task.number}: ${price(changed.before)} is now ${price(task.amount)}${tier}.`);
}
