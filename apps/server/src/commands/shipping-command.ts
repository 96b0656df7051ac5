import { readSettings } from '@mise/contract/shop/read-settings.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  addShippingProfile,
  changeShippingProfile,
  removeRates,
  removeShippingProfile,
  setExcludedPayment,
  setRates,
  setService,
  setTransit,
} from '../domains/checkout/change-shipping.ts';
import { readShippingProfiles, type ShippingProfile } from '../domains/checkout/shipping-profiles.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { announceWays, lockWays } from '../domains/shop/lock-ways.ts';
import { loadSettings } from '../domains/shop/settings.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { changedFields } from '../workflows/changed-fields.ts';
import { type DescribedWay, describeWay } from './describe-way.ts';
import { withNewTexts } from './option-words.ts';
import { requireMethod } from './require-method.ts';
import { sayGaps } from './say-gaps.ts';
import type { NewWay, ShippingTask, WayChanges, WayTask } from './shipping-words.ts';
import { countryIdsOf, readWayNames, type WayNames } from './way-names.ts';

/** Carts, orders to come and pages of every process follow at once, and what was changed stands among what operators did. */
export async function runShippingTask(
  db: Database,
  task: ShippingTask,
  { config, say }: { config: Pick<Config, 'mollie'>; say: Say },
): Promise<void> {
  const id = await change(db, task);
  const profiles = await readShippingProfiles(db);
  const names = await readWayNames(db);
  const shown = id === null ? profiles : profiles.filter((profile) => profile.id === id);
  if (task.kind === 'way' && task.task.kind === 'remove') say(`${id} is gone. Orders keep its name.`);
  for (const profile of shown) sayWay(profile.id, describeWay(profile, names), say);
  if (profiles.some(({ isPickup }) => isPickup)) await sayMissingPremises(db, say);
  await sayGaps(db, config, say);
}

/** Answers which way it was about, null for all. */
function change(db: Database, task: ShippingTask): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (task.kind === 'list') return null;
    await lockWays(tx);
    const names = await readWayNames(tx);
    const before = task.kind === 'way' ? await requireWay(tx, task.id) : null;
    const id = task.kind === 'add' ? await add(tx, task.way) : task.id;
    if (before && task.kind === 'way') await changeWay(tx, before, { task: task.task, names });
    const after = (await readShippingProfiles(tx)).find((profile) => profile.id === id);
    await record(tx, id, {
      before: before ? describeWay(before, names) : {},
      // Ways to pay that are excluded may have been made just now.
      after: after ? describeWay(after, await readWayNames(tx)) : {},
    });
    return id;
  });
}

async function record(
  tx: Transaction,
  id: number,
  { before, after }: { before: Partial<DescribedWay>; after: Partial<DescribedWay> },
): Promise<void> {
  const changed = changedFields(before, after);
  if (Object.keys(changed.after).length === 0) return;
  await announceWays(tx);
  await recordCommand(tx, {
    operation: 'command.shipping',
    subject: { kind: 'shippingMethod', id },
    change: changed,
    now: new Date(),
  });
}

async function requireWay(tx: Transaction, id: number): Promise<ShippingProfile> {
  const profiles = await readShippingProfiles(tx);
  const profile = profiles.find((each) => each.id === id);
  if (profile) return profile;
  const known = profiles.map((each) => each.id).join(', ') || 'none yet';
  throw new StartError(`There is no way to ship ${id}: ${known}.`);
}

async function add(tx: Transaction, { names, carrier, days, isPickup, consent, position }: NewWay): Promise<number> {
  return addShippingProfile(tx, {
    ...{ names: withNewTexts(names, {}), isPickup, position, privacyAddress: consent },
    parcelServiceName: carrier || (await shopName(tx)),
    ...daysOf(days),
  });
}

async function changeWay(
  tx: Transaction,
  profile: ShippingProfile,
  { task, names }: { task: WayTask; names: WayNames },
): Promise<void> {
  const { id } = profile;
  switch (task.kind) {
    case 'show':
      return;
    case 'change':
      return changeShippingProfile(tx, id, columnsOf(profile, task.changes));
    case 'remove':
      return removeShippingProfile(tx, id);
    case 'rate': {
      const { isos, amount, from, upToWeightG } = task;
      return setRates(tx, id, { countryIds: countryIdsOf(names, isos), fromItemSum: from, upToWeightG, amount });
    }
    case 'noRate': {
      const which = { fromItemSum: task.from, upToWeightG: task.upToWeightG };
      const isGone = await removeRates(tx, id, { ...which, countryIds: knownCountryIds(names, task.isos) });
      if (!isGone) throw new StartError(`${id} has no such rate: shipping ${id} names all.`);
      return;
    }
    case 'transit': {
      const countryIds = task.days ? countryIdsOf(names, task.isos) : knownCountryIds(names, task.isos);
      return setTransit(tx, id, { countryIds, days: task.days });
    }
    case 'service': {
      if (profile.isPickup) throw new StartError(`${id} is fetched: no carrier does anything beside that.`);
      const { amount, windows, service: kind } = task;
      const countryIds = amount === null ? knownCountryIds(names, task.isos) : countryIdsOf(names, task.isos);
      return setService(tx, id, { countryIds, kind, amount, windows });
    }
    case 'without': {
      const ids: number[] = [];
      for (const key of task.keys) ids.push((await requireMethod(tx, key)).id);
      return setExcludedPayment(tx, id, ids);
    }
  }
}

/** Those to which nothing is sold any more too: what is there can be taken away. */
function knownCountryIds({ countries }: WayNames, isos: readonly string[]): number[] {
  const missing = isos.filter((each) => !countries.some(({ iso }) => iso === each));
  if (missing.length > 0) throw new StartError(`The shop does not know the country ${missing.join(', ')}.`);
  return countries.flatMap(({ id, iso }) => (isos.includes(iso) ? [id] : []));
}

function columnsOf(profile: ShippingProfile, { names, carrier, days, consent, position }: WayChanges) {
  return {
    ...(names && { names: withNewTexts(profile.names, names) }),
    ...(carrier !== undefined && { parcelServiceName: carrier }),
    ...(days && daysOf(days)),
    ...(consent !== undefined && { privacyAddress: consent }),
    ...(position !== undefined && { position }),
  };
}

function daysOf({ minimum, maximum }: NewWay['days']) {
  return { minimumDays: minimum, maximumDays: maximum };
}

/** Who fetches comes to the shop itself. */
async function shopName(tx: Transaction): Promise<string> {
  return readSettings(await loadSettings(tx)).shopName;
}

function sayWay(id: number, way: DescribedWay, say: Say): void {
  const facts = [
    way.carrier,
    `${way.days} working days`,
    ...(way.isPickup ? ['fetched'] : []),
    ...(way.consent === '' ? [] : [`asks consent for ${way.consent}`]),
    `position ${way.position}`,
  ];
  say(`${String(id).padStart(3)}  ${way.name}: ${facts.join(', ')}`);
  const parts = { rates: way.rates || 'none', days: way.transits, services: way.services, without: way.without };
  for (const [name, said] of Object.entries(parts)) if (said) say(`     ${name.padEnd(8)} ${said}`);
}

async function sayMissingPremises(db: Database, say: Say): Promise<void> {
  const { companyStreet, companyPostcode, companyTown } = readSettings(await loadSettings(db));
  if (companyStreet && companyPostcode && companyTown) return;
  say(
    'Who fetches their goods reads no address to come to: companyStreet, companyPostcode and companyTown are not set.',
  );
}
