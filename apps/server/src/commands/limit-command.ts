import { type Language, languages } from '@mise/rules/languages.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { changeItemLimits, type ItemLimits, readItemLimits } from '../domains/catalog/change-item-limits.ts';
import { variation } from '../domains/catalog/tables/variations.ts';
import { customerClass } from '../domains/customers/tables.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { country } from '../domains/shop/tables.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

/** Countries by their two letters, until the database says which they are. */
type Limits = Omit<ItemLimits, 'shippingCountryIds'> & { countries: string[] };

export type LimitTask = { number: string; limits: Partial<Limits> };

export const limitUsage = `  limit <article number>                    to whom, where and how many of the item are sold
  limit <article number> --maximum 20       at most so many sold units of all its variations in one order
  limit <article number> --stock shared     all variations are taken out of the stock of the main one; own: each has its own
  limit <article number> --classes 2,3      only to these customer classes
  limit <article number> --currencies EUR   only in shops of these currencies
  limit <article number> --languages de     only to who reads the shop in these languages
  limit <article number> --countries DE,AT  only to where it is delivered in these countries

An empty value ("") takes a limit back. It holds for the item with all its variations; carts lose what is not theirs any more.`;

type Reading = { [Field in keyof Limits]: { field: Field; read: (text: string) => Limits[Field] } }[keyof Limits];

const flags: Record<string, Reading> = {
  '--maximum': { field: 'maximumOrderQuantity', read: (text) => (text === '' ? null : readNumber(text)) },
  '--stock': { field: 'sharesStock', read: readStock },
  '--classes': { field: 'customerClassIds', read: (text) => listOf(text).map(readNumber) },
  '--currencies': { field: 'currencies', read: (text) => listOf(text).map(readCurrency) },
  '--languages': { field: 'languages', read: (text) => listOf(text).map(readLanguage) },
  '--countries': { field: 'countries', read: (text) => listOf(text).map(readCountry) },
};

/** Reads the words after `limit`. Throws a StartError that says what is expected. */
export function readLimitTask([number = '', ...options]: readonly string[]): LimitTask {
  if (number === '' || number.startsWith('--') || options.length % 2 === 1) throw wrong();
  const limits: Partial<Limits> = {};
  for (let at = 0; at < options.length; at += 2) {
    const name = options[at] ?? '';
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined || flag.field in limits) throw wrong();
    Object.assign(limits, { [flag.field]: flag.read((options[at + 1] ?? '').trim()) });
  }
  return { number, limits };
}

function wrong(reason = 'It is one of:'): StartError {
  return new StartError(`${reason}\n\n${limitUsage}`);
}

function listOf(text: string): string[] {
  return [...new Set(text.split(',').map((each) => each.trim()))].filter(Boolean);
}

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw wrong(`"${text}" is no number above zero.`);
  return Number(text);
}

function readStock(text: string): boolean {
  if (text !== 'shared' && text !== 'own' && text !== '') throw wrong(`The stock is shared or own, not "${text}".`);
  return text === 'shared';
}

function readCurrency(text: string): string {
  if (!/^[A-Z]{3}$/i.test(text)) throw wrong(`"${text}" is no currency.`);
  return text.toUpperCase();
}

function readLanguage(text: string): Language {
  const language = languages.find((each) => each === text);
  if (!language) throw wrong(`The shop has the languages ${languages.join(', ')}, not "${text}".`);
  return language;
}

function readCountry(text: string): string {
  if (!/^[A-Z]{2}$/i.test(text)) throw wrong(`"${text}" is no country: two letters are expected, as DE.`);
  return text.toUpperCase();
}

/** Every process of the shop sells by it at once, and what was changed stands among what operators did. */
export async function runLimitTask(db: Database, { number, limits }: LimitTask, say: Say): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readItemLimits({ db: tx }, number);
    if (!before) throw new StartError(`There is no article with the number ${number}.`);
    const { itemId, ...former } = before;
    const { countries, ...others } = limits;
    await requireClasses(tx, limits.customerClassIds ?? []);
    const wanted = { ...others, ...(countries && { shippingCountryIds: await countryIds(tx, countries) }) };
    const changed = Object.keys(wanted).filter((name) => !isSame(name as keyof ItemLimits, former, wanted));
    if (changed.length === 0) return;
    const of = (all: Partial<ItemLimits>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => changed.includes(name)));
    await changeItemLimits({ db: tx }, itemId, of(wanted));
    await recordCommand(tx, {
      operation: 'command.limit',
      now: new Date(),
      subject: { kind: 'item', id: itemId },
      change: { before: of(former), after: of(wanted) },
    });
  });
  await tellLimits(db, number, say);
}

function isSame(name: keyof ItemLimits, former: ItemLimits, wanted: Partial<ItemLimits>): boolean {
  return JSON.stringify(former[name]) === JSON.stringify(wanted[name]);
}

type Reader = Pick<Database, 'select'>;

async function requireClasses(db: Reader, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db.select({ id: customerClass.id }).from(customerClass);
  const missing = ids.filter((id) => !known.some((each) => each.id === id));
  if (missing.length > 0) throw new StartError(`There is no customer class ${missing.join(', ')}.`);
}

async function countryIds(db: Reader, isos: readonly string[]): Promise<number[]> {
  if (isos.length === 0) return [];
  const found = await db
    .select({ id: country.id, iso2: country.iso2 })
    .from(country)
    .where(inArray(country.iso2, isos));
  const missing = isos.filter((iso) => !found.some(({ iso2 }) => iso2 === iso));
  if (missing.length > 0) throw new StartError(`The shop does not know the country ${missing.join(', ')}.`);
  return found.map(({ id }) => id).sort((a, b) => a - b);
}

async function tellLimits(db: Database, number: string, say: Say): Promise<void> {
  const now = await readItemLimits({ db }, number);
  if (!now) return;
  const all = await db.select({ id: country.id, iso2: country.iso2 }).from(country);
  const isos = now.shippingCountryIds.map((id) => all.find((each) => each.id === id)?.iso2 ?? String(id));
  const listed = (values: readonly (string | number)[]) => (values.length > 0 ? values.join(', ') : 'all');
  say(`Maximum     ${now.maximumOrderQuantity ?? 'none'}`);
  say(`Stock       ${now.sharesStock ? 'shared by its variations' : 'each variation its own'}`);
  say(`Classes     ${listed(now.customerClassIds)}`);
  say(`Currencies  ${listed(now.currencies)}`);
  say(`Languages   ${listed(now.languages)}`);
  say(`Countries   ${listed(isos)}`);
  for (const { number, least } of await beyondMaximum(db, now))
    say(`ATTENTION: nobody can order ${number}: the least that is sold of it is ${least}.`);
}

/** Articles of an item of which the least that is sold is more than its maximum. */
async function beyondMaximum(
  db: Reader,
  { itemId, maximumOrderQuantity }: { itemId: number; maximumOrderQuantity: number | null },
): Promise<{ number: string; least: number }[]> {
  if (maximumOrderQuantity === null) return [];
  const { number, minimumOrderQuantity, intervalOrderQuantity } = variation;
  const articles = await db
    .select({ number, minimumOrderQuantity, intervalOrderQuantity })
    .from(variation)
    .where(eq(variation.itemId, itemId))
    .orderBy(asc(variation.position), asc(variation.id));
  return articles
    .map((article) => ({ number: article.number, least: quantityRange(article, null).minimum }))
    .filter(({ least }) => least > maximumOrderQuantity);
}
