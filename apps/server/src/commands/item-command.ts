import { robots as knownRobots } from '@mise/contract/shop/setting-values.ts';
import { isWebAddress } from '@mise/rules/is-link.ts';
import { ownPath } from '@mise/rules/own-path.ts';
import type { Database } from '../db/database.ts';
import { changeItemHead, type ItemHead, readItemHead } from '../domains/catalog/change-item-head.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export type ItemTask = { number: string; head: Partial<ItemHead> };

export const itemUsage = `  item <article number>                        what search engines are told of the pages of the item
  item <article number> --robots noindex       whether they may show and follow them: all, noindex, nofollow, "noindex, nofollow"
  item <article number> --canonical <address>  which page they are to show instead: a path such as /teller, or a whole address

An empty value ("") takes back what was said. It holds for the item with all its variations.`;

const flags: Record<string, keyof ItemHead> = { '--robots': 'robots', '--canonical': 'canonicalLink' };

/** Reads the words after `item`. Throws a StartError that says what is expected. */
export function readItemTask([number = '', ...options]: readonly string[]): ItemTask {
  if (number === '' || number.startsWith('--') || options.length % 2 === 1) throw wrong();
  const head: Partial<ItemHead> = {};
  for (let at = 0; at < options.length; at += 2) {
    const name = options[at] ?? '';
    const field = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (field === undefined || field in head) throw wrong();
    head[field] = field === 'robots' ? readRobots(options[at + 1] ?? '') : readCanonical(options[at + 1] ?? '');
  }
  return { number, head };
}

function wrong(): StartError {
  return new StartError(`It is one of:\n\n${itemUsage}`);
}

function readRobots(text: string): string {
  const robots = text.trim().toLowerCase();
  if (robots === '' || knownRobots.safeParse(robots).success) return robots;
  throw new StartError(`"${text}" is nothing that search engines know.\n\n${itemUsage}`);
}

function readCanonical(text: string): string {
  const address = text.trim();
  const path = ownPath(address);
  if (address === '' || isWebAddress(address)) return address;
  if (path === null) throw new StartError(`"${text}" is no path of the shop and no address.\n\n${itemUsage}`);
  return path;
}

/** Every process of the shop shows it at once, and what was changed stands among what operators did. */
export async function runItemTask(db: Database, { number, head }: ItemTask, say: Say): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readItemHead({ db: tx }, number);
    if (!before) throw new StartError(`There is no article with the number ${number}.`);
    const { itemId, ...former } = before;
    const changed = Object.fromEntries(
      Object.entries(head).filter(([field, value]) => former[field as keyof ItemHead] !== value),
    ) as Partial<ItemHead>;
    if (Object.keys(changed).length === 0) return;
    await changeItemHead({ db: tx }, itemId, changed);
    await recordCommand(tx, {
      operation: 'command.item',
      now: new Date(),
      subject: { kind: 'item', id: itemId },
      change: {
        before: Object.fromEntries(Object.keys(changed).map((field) => [field, former[field as keyof ItemHead]])),
        after: changed,
      },
    });
  });
  const now = await readItemHead({ db }, number);
  say(`Robots     ${now?.robots || 'as the shop says of all items'}`);
  say(`Canonical  ${now?.canonicalLink || 'its own address'}`);
}
