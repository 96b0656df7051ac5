import { readSettings } from '@mise/contract/shop/read-settings.ts';
import { parseBasisPoints, toPercent } from '@mise/rules/money.ts';
import { asc, eq } from 'drizzle-orm';
import { announceEverything } from '../db/changes.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { lockWays } from '../domains/shop/lock-ways.ts';
import { loadSettings } from '../domains/shop/settings.ts';
import { country, vatRate } from '../domains/shop/tables.ts';
import type { Say } from '../report-step.ts';
import { addUsualCountry, usualIsos } from '../seed/usual-countries.ts';
import { StartError } from '../start-error.ts';
import { changedFields } from '../workflows/changed-fields.ts';
import { inAllLanguages } from './describe-way.ts';
import { readIsos, readOptionWords } from './option-words.ts';

/** `rates`: in basis points, by VAT id. */
export type CountryTask =
  | { kind: 'list' }
  | { kind: 'change'; iso: string; isActive: boolean | null; rates: number[] | null };

export const countryUsage = `  country                      the countries that the shop delivers to, and their VAT
  country AT on|off            buyers can have goods brought and invoices sent there, or no more; what that costs says "shipping"
      --vat 20,10,0            VAT in percent of what is sold there to consumers: the standard rate, the reduced one and none

A country comes with its rates of January 2026: look whether they hold, and whether you have to charge them (a shop that sells little to
other countries of the EU may charge its own). Outside of the EU none is charged.`;

/** Reads the words after `country`. Throws a StartError that says what is expected. */
export function readCountryTask(words: readonly string[]): CountryTask {
  const { positionals, values } = readOptionWords(words, { texts: ['vat'], usage: countryUsage });
  const [subject, state, ...more] = positionals;
  if (subject === undefined && values.vat === undefined) return { kind: 'list' };
  const isWord = state === undefined || state === 'on' || state === 'off';
  if (subject === undefined || !isWord || more.length > 0 || (state ?? values.vat) === undefined) {
    throw new StartError(`It is one of:\n\n${countryUsage}`);
  }
  const [iso = '', ...others] = readIsos(subject);
  if (others.length > 0) throw new StartError('One country at a time.');
  return {
    ...{ kind: 'change', iso },
    isActive: state === undefined ? null : state === 'on',
    rates: values.vat === undefined ? null : readRates(values.vat),
  };
}

const mostRates = 3;

function readRates(typed: string): number[] {
  const rates = typed.split(',').map((each) => each.trim());
  // Nobody charges less than 2 %: "8,1" are two rates.
  const isRate = (each: string) => /^\d{1,2}(\.\d{1,2})?$/.test(each) && (Number(each) === 0 || Number(each) >= 2);
  if (rates.length > mostRates || !rates.every(isRate)) {
    throw new StartError(`--vat takes at most ${mostRates} rates in percent such as 20,10,0, not "${typed}".`);
  }
  return rates.map(parseBasisPoints);
}

/** Carts and pages of every process follow at once, and what was changed stands among what operators did. */
export async function runCountryTask(db: Database, task: CountryTask, say: Say): Promise<void> {
  if (task.kind === 'change') await db.transaction((tx) => change(tx, task));
  const countries = await db.select().from(country).orderBy(asc(country.position), asc(country.id));
  const shown = countries.filter(({ iso2, isActive }) => (task.kind === 'list' ? isActive : iso2 === task.iso));
  for (const { id, iso2, isActive, names } of shown) {
    say(
      `${iso2}  ${isActive ? 'on ' : 'off'}  ${inAllLanguages(names)}: VAT ${(await ratesOf(db, id)) || 'of the shop'}`,
    );
  }
}

async function change(tx: Transaction, task: Extract<CountryTask, { kind: 'change' }>): Promise<void> {
  const { iso, isActive, rates } = task;
  await lockWays(tx);
  const former = await find(tx, iso);
  if (former?.id === readSettings(await loadSettings(tx)).shopCountryId) {
    throw new StartError(`${iso} is where the shop sells from: it stays on, and prices contain its VAT.`);
  }
  if (!former && !(await addUsualCountry(tx, iso))) {
    throw new StartError(`The shop knows nothing of the country ${iso}. It can deliver to ${usualIsos.join(', ')}.`);
  }
  const { id, isEu } = former ?? (await required(tx, iso));
  if (rates && !isEu) throw new StartError(`${iso} is outside of the EU: no VAT is charged there.`);
  const before = former ? await described(tx, former) : {};
  await tx
    .update(country)
    .set({ isActive: isActive ?? former?.isActive ?? false })
    .where(eq(country.id, id));
  for (const [vatId, rate] of (rates ?? []).entries()) {
    await tx
      .insert(vatRate)
      .values({ countryId: id, vatId, rate })
      .onConflictDoUpdate({ target: [vatRate.countryId, vatRate.vatId], set: { rate } });
  }
  const changed = changedFields(before, await described(tx, await required(tx, iso)));
  if (Object.keys(changed.after).length === 0) return;
  // Addresses, sums and what is told of deliveries hang on it.
  await announceEverything(tx);
  await recordCommand(tx, {
    operation: 'command.country',
    subject: { kind: 'country', id: iso },
    change: changed,
    now: new Date(),
  });
}

type Row = typeof country.$inferSelect;

async function find(tx: Transaction, iso: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(country).where(eq(country.iso2, iso));
  return row;
}

async function required(tx: Transaction, iso: string): Promise<Row> {
  const row = await find(tx, iso);
  if (!row) throw new Error(`the country ${iso} was not stored`);
  return row;
}

async function described(tx: Transaction, { id, isActive }: Row): Promise<Record<string, unknown>> {
  return { isOn: isActive, vat: await ratesOf(tx, id) };
}

/** "20, 10, 0", by VAT id. */
async function ratesOf(db: Queryable, countryId: number): Promise<string> {
  const rates = await db.select().from(vatRate).where(eq(vatRate.countryId, countryId)).orderBy(asc(vatRate.vatId));
  return rates.map(({ rate }) => toPercent(rate)).join(', ');
}
