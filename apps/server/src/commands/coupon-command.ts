import { toDecimal, toPercent } from '@mise/rules/money.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { item } from '../domains/catalog/tables/items.ts';
import {
  createCampaign,
  endCampaign,
  type ListedCampaign,
  listCampaigns,
  type NewCampaign,
  newCodes,
} from '../domains/coupons/campaigns.ts';
import { customerClass } from '../domains/customers/tables.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import type { CouponTask } from './coupon-words.ts';

/** Every change is in the audit, as one of the command line. */
export async function runCouponTask(db: Database, task: CouponTask, say: Say): Promise<void> {
  if (task.kind === 'list') return listAll(db, say);
  if (task.kind === 'end') return end(db, task.code, say);
  for (const code of await create(db, task)) say(code);
}

async function create(db: Database, task: Extract<CouponTask, { kind: 'create' }>): Promise<string[]> {
  const codes = task.code === null ? newCodes(task.count) : [task.code];
  const { campaign } = task;
  const now = new Date();
  await db.transaction(async (tx) => {
    const validFrom = task.from === '' ? null : await midnight(tx, task.from, 0);
    const validUntil = task.until === '' ? null : await midnight(tx, task.until, 1);
    if (validUntil && validUntil <= now) throw new StartError('--until is over: nobody could use the codes.');
    await refuseUnknown(tx, campaign);
    const created = await createCampaign(tx, { ...campaign, validFrom, validUntil, codes, now });
    if (!created) throw new StartError('A coupon has this code already. Nothing was changed.');
    const { name, kind } = campaign;
    const after = { name, kind, worth: worthOf({ amount: 0, percent: 0, ...campaign }), codes: codes.length };
    await recordCommand(tx, {
      operation: 'couponCreate',
      subject: { kind: 'coupon', id: created.id },
      change: { after },
      now,
    });
  });
  return codes;
}

/** A coupon for what there is not would look like one that works. */
async function refuseUnknown(db: Queryable, { itemIds, customerClassIds }: NewCampaign): Promise<void> {
  const items = await db
    .select({ id: item.id })
    .from(item)
    .where(inArray(item.id, itemIds ?? []));
  const classes = await db
    .select({ id: customerClass.id })
    .from(customerClass)
    .where(inArray(customerClass.id, customerClassIds ?? []));
  const [unknownItem] = without(itemIds ?? [], items);
  const [unknownClass] = without(customerClassIds ?? [], classes);
  if (unknownItem !== undefined) throw new StartError(`There is no item ${unknownItem}: nothing was begun.`);
  if (unknownClass !== undefined)
    throw new StartError(`There is no customer class ${unknownClass}: nothing was begun.`);
}

function without(ids: readonly number[], known: readonly { id: number }[]): number[] {
  return ids.filter((id) => !known.some((each) => each.id === id));
}

async function end(db: Database, code: string, say: Say): Promise<void> {
  const now = new Date();
  const ended = await db.transaction(async (tx) => {
    const campaign = await endCampaign(tx, { code, now });
    if (!campaign) throw new StartError(`No campaign runs with the code ${code}.`);
    const { id, name } = campaign;
    await recordCommand(tx, {
      operation: 'couponEnd',
      subject: { kind: 'coupon', id },
      change: { after: { name } },
      now,
    });
    return campaign;
  });
  say(`"${ended.name}" has ended. Orders that used it stay as they are.`);
}

async function listAll(db: Database, say: Say): Promise<void> {
  const campaigns = await listCampaigns(db);
  if (campaigns.length === 0) return say('There is no coupon yet: npm run shop -- coupon create <name> --percent 10');
  const now = new Date();
  for (const campaign of campaigns) say(described(campaign, now));
}

function described(campaign: ListedCampaign, now: Date): string {
  const { id, name, codes, example, uses, validUntil } = campaign;
  const code = codes === 1 ? example : `${codes.toLocaleString('en')} codes such as ${example}`;
  const ended = validUntil !== null && validUntil <= now ? ', ended' : '';
  return `${id}  ${name}: ${worthOf(campaign)}, ${code}, used by ${uses} ${uses === 1 ? 'order' : 'orders'}${ended}`;
}

function worthOf({ kind, amount, percent }: Pick<ListedCampaign, 'kind' | 'amount' | 'percent'>): string {
  if (kind === 'freeShipping') return 'free shipping';
  return kind === 'fixed' ? `€${toDecimal(amount).toFixed(2)}` : `${toPercent(percent)} %`;
}

/** Days begin where the shop is. */
async function midnight(db: Queryable, day: string, later: number): Promise<Date> {
  const { rows } = await db.execute<{ at: string }>(
    sql`SELECT ((${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Europe/Berlin')::text AS at`,
  );
  return new Date(rows[0]?.at ?? Number.NaN);
}
