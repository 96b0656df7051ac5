import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type CountryGaps, findGaps, type PaymentGap } from '../domains/checkout/find-gaps.ts';
import { readShippingProfiles, type ShippingProfile } from '../domains/checkout/shipping-profiles.ts';
import { isWorking } from '../domains/payments/may-use.ts';
import { readPaymentMethods } from '../domains/payments/payment-methods.ts';
import type { Say } from '../report-step.ts';
import { euros, kilograms } from './describe-way.ts';
import { readWayNames, type WayNames } from './way-names.ts';

/** Says what buyers of the shop miss, as it is set up now: where nobody delivers, what is too heavy, who cannot pay. */
export async function sayGaps(db: Database, { mollie }: Pick<Config, 'mollie'>, say: Say): Promise<void> {
  const names = await readWayNames(db);
  const profiles = await readShippingProfiles(db);
  const methods = (await readPaymentMethods(db)).filter(
    (method) => method.isActive && isWorking(method, { payments: mollie }),
  );
  const countryIds = names.countries.flatMap(({ id, isActive }) => (isActive ? [id] : []));
  const gaps = findGaps({ countryIds, classIds: names.classIds, profiles, methods });
  const nameless = gaps.unratedIds.map((id) => wayOf(profiles, id));
  if (nameless.length > 0)
    say(
      `No buyer sees ${nameless.join(', ')}: it has no rate for any country yet. shipping ${gaps.unratedIds[0]} rate DE 5.90`,
    );
  if (gaps.unreached.length === countryIds.length) say('Nobody can order: no way to ship goes anywhere.');
  else if (gaps.unreached.length > 0)
    say(`Nothing goes to ${names.isosOf(gaps.unreached)}: buyers there read that there is no way to ship.`);
  for (const [words, ids] of byWords(gaps.countries)) say(`${names.isosOf(ids)}: ${words}`);
  if (methods.length === 0) return say('Nobody can order: no way to pay is on. payment invoice on');
  for (const gap of gaps.payment) say(unpaidWords(gap, { profiles, names }));
}

function wayOf(profiles: readonly ShippingProfile[], id: number): string {
  return `${id} (${profiles.find((profile) => profile.id === id)?.names.de ?? ''})`;
}

/** Countries of which the same is said stand together. */
function byWords(countries: readonly CountryGaps[]): [string, number[]][] {
  const said = countries.flatMap((gaps) => countryWords(gaps).map((words) => ({ words, id: gaps.countryId })));
  return [...Map.groupBy(said, ({ words }) => words)].map(([words, same]) => [words, same.map(({ id }) => id)]);
}

function countryWords({ isFetchedOnly, lowestItemSum, steps }: CountryGaps): string[] {
  if (isFetchedOnly) return ['nobody brings anything there; goods can only be fetched.'];
  const limits = steps.flatMap(({ fromItemSum, upToWeightG }) =>
    upToWeightG === null
      ? []
      : [`${fromItemSum > lowestItemSum ? `from ${euros(fromItemSum)} on ` : ''}more than ${kilograms(upToWeightG)}`],
  );
  return [
    ...(lowestItemSum > 0 ? [`goods for less than ${euros(lowestItemSum)} are brought by nobody.`] : []),
    ...(limits.length > 0 ? [`${limits.join(', ')} goes by no way: buyers are asked to enquire what it costs.`] : []),
  ];
}

function unpaidWords(
  { profileId, customerClassId, countryIds }: PaymentGap,
  { profiles, names }: { profiles: readonly ShippingProfile[]; names: WayNames },
): string {
  return `Class ${names.classOf(customerClassId)} has no way to pay for ${wayOf(profiles, profileId)} to ${names.isosOf(countryIds)}.`;
}
