import type pg from 'pg';
import type { Config } from '../config.ts';
import { createDatabase } from '../db/database.ts';
import { reportStep, type Say } from '../report-step.ts';
import { openDemoLogins, tellDemoLogins } from '../seed/demo-logins.ts';
import { isEmptyShop } from '../seed/is-empty-shop.ts';
import { StartError } from '../start-error.ts';

export const seedUsage = `Refuses a database that already holds a shop. Opens the accounts to try it with, as a start of the demo does.
--items 100000 adds as many made-up items, three variations each, for measuring: to an empty database after the demo
shop, or to a demo shop without orders. The same number gives the same items. 100,000 take some minutes.`;

/** How many items to add to the demo's own; 0: none. */
export type SeedTask = { itemCount: number };

const mostItems = 1_000_000;

/** Reads `[--items <number>]`. Throws a StartError that says what is expected. */
export function readSeedTask(options: readonly string[]): SeedTask {
  if (options.length === 0) return { itemCount: 0 };
  const [name, number = '', ...more] = options;
  if (name !== '--items' || more.length > 0)
    throw new StartError(`seed does not know "${options.join(' ')}".\n${seedUsage}`);
  const itemCount = Number(number);
  if (!/^\d{1,7}$/.test(number) || itemCount < 1 || itemCount > mostItems)
    throw new StartError(`--items takes a number from 1 to ${mostItems.toLocaleString('en')}, not "${number}".`);
  return { itemCount };
}

export async function runSeedTask(
  pool: pg.Pool,
  { itemCount }: SeedTask,
  { config, say }: { config: Config; say: Say },
): Promise<void> {
  const db = createDatabase(pool);
  const isEmpty = await isEmptyShop(db);
  if (!isEmpty && itemCount === 0) throw new StartError('The database already holds a shop: nothing was changed.');
  if (isEmpty) {
    const { seedDemo } = await import('../seed/seed-demo.ts');
    await reportStep(say, 'Filling the database', () => seedDemo(pool));
    await openDemoLogins(db, config);
    say('The demo shop is in the database.');
    await tellDemoLogins(config, say);
  }
  if (itemCount === 0) return;
  const { seedLarge } = await import('../seed/large/seed-large.ts');
  const startedAt = Date.now();
  await seedLarge(pool, itemCount, say);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(`${itemCount.toLocaleString('en')} items are in the database, after ${seconds} s.`);
}
