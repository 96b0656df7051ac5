import type { Database, Queryable } from '../db/database.ts';
import { readFilterOrder, setFilterOrder } from '../domains/catalog/filter-order.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export type FilterTask = { kind: 'list' } | { kind: 'order'; filters: string[] };

export const filterUsage = `  filter list                  the filters of lists in their order, and the attributes that are none
  filter order <filter> …      shows these first and in this order; an attribute that is not named is no filter

Ratings are always last. For example: filter order attribute-8 attribute-9 price facet-1`;

/** Reads the words after `filter`. Throws a StartError that says what is expected. */
export function readFilterTask([kind, ...filters]: readonly string[]): FilterTask {
  if (kind === 'list' && filters.length === 0) return { kind };
  if (kind === 'order' && filters.length > 0) return { kind, filters };
  throw new StartError(`It is one of:\n\n${filterUsage}`);
}

/** Every list of every process of the shop is narrowed down so at once, and what was changed stands among what operators did. */
export async function runFilterTask(db: Database, task: FilterTask, say: Say): Promise<void> {
  if (task.kind === 'order') await db.transaction((tx) => setOrder(tx, task.filters));
  for (const { filter, name, position } of await readFilterOrder(db)) {
    say(`${String(position ?? '–').padStart(3)}  ${filter.padEnd(14)} ${name}`);
  }
}

async function setOrder(tx: Queryable, filters: readonly string[]): Promise<void> {
  const before = await orderOf(tx);
  const wrong = await setFilterOrder(tx, filters);
  if (wrong !== null) throw new StartError(`"${wrong}" is no filter, or is named twice. "filter list" names all.`);
  const after = await orderOf(tx);
  if (before === after) return;
  await recordCommand(tx, {
    operation: 'command.filter',
    subject: { kind: 'filters', id: '' },
    change: { before: { order: before }, after: { order: after } },
    now: new Date(),
  });
}

async function orderOf(tx: Queryable): Promise<string> {
  const placed = (await readFilterOrder(tx)).filter(({ position }) => position !== null);
  return placed.map(({ filter }) => filter).join(', ');
}
