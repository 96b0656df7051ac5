import { readSettings } from '@mise/contract/shop/read-settings.ts';
import { defaultLanguage, inLanguage } from '@mise/rules/languages.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type CountryGaps, findGaps, type PaymentGap } from '../domains/checkout/find-gaps.ts';
import { readShippingProfiles, type ShippingProfile } from '../domains/checkout/shipping-profiles.ts';
import { defaultCustomerClassId } from '../domains/customers/customer-class.ts';
import { isWorking } from '../domains/payments/may-use.ts';
import { readPaymentMethods } from '../domains/payments/payment-methods.ts';
import { loadSettings } from '../domains/shop/settings.ts';
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
  const [unrated] = gaps.unratedIds;
  if (unrated !== undefined) {
    const ways = gaps.unratedIds.map((id) => wayOf(profiles, id)).join(', ');
    say(
      `No buyer sees ${ways}: it has no rate for any country yet (npm run shop -- shipping ${unrated} rate DE 5.90).`,
    );
  }
  if (gaps.unreached.length === countryIds.length) {
    say('Nobody can order: no way to ship goes anywhere (npm run shop -- shipping add --help).');
  } else if (gaps.unreached.length > 0) {
    say(`Nothing goes to ${names.isosOf(gaps.unreached)}: buyers there read that there is no way to ship.`);
  }
  for (const [words, ids] of byWords(gaps.countries)) say(`${names.isosOf(ids)}: ${words}`);
  if (gaps.countries.some(({ steps }) => steps.some(({ upToWeightG }) => upToWeightG !== null)))
    await sayNoContact(db, say);
  if (methods.length === 0)
    return say('Nobody can order: no way to pay is on (npm run shop -- payment prepayment on).');
  for (const gap of gaps.payment) say(unpaidWords(gap, { profiles, names }));
}

/** Who has to enquire is told whom (`freight-on-request.ts`). */
async function sayNoContact(db: Database, say: Say): Promise<void> {
  const { companyEmail, companyPhone } = readSettings(await loadSettings(db));
  if (companyEmail || companyPhone) return;
  say('Who has to enquire reads neither an e-mail address nor a telephone: companyEmail and companyPhone are not set.');
}

function wayOf(profiles: readonly ShippingProfile[], id: number): string {
  return `${id} (${inLanguage(profiles.find((profile) => profile.id === id)?.names, defaultLanguage) ?? ''})`;
}

/** Countries of which the same is said stand together. */
function byWords(countries: readonly CountryGaps[]): [string, number[]][] {
  const said = countries.flatMap((gaps) => countryWords(gaps).map((words) => ({ words, id: gaps.countryId })));
  return [...Map.groupBy(said, ({ words }) => words)].map(([words, same]) => [words, same.map(({ id }) => id)]);
}

function countryWords({ isFetchedOnly, lowestItemSum, steps }: CountryGaps): string[] {
  if (isFetchedOnly) return ['nobody brings anything there; goods can only be fetched.'];
  const limits = steps.flatMap(({ fromItemSum, upToWeightG }, place) =>
    upToWeightG === null
      ? []
      : [
          `more than ${kilograms(upToWeightG)}${sumWords(fromItemSum, { next: steps[place + 1], isFirst: place === 0 })}`,
        ],
  );
  return [
    ...(lowestItemSum > 0 ? [`goods for less than ${euros(lowestItemSum)} are brought by nobody.`] : []),
    ...(limits.length > 0 ? [`${limits.join(', ')} goes by no way: buyers are asked to enquire what it costs.`] : []),
  ];
}

/** For which goods that is the most that is carried. */
function sumWords(
  fromItemSum: number,
  { next, isFirst }: { next: CountryGaps['steps'][number] | undefined; isFirst: boolean },
): string {
  if (next) return ` for less than ${euros(next.fromItemSum)}`;
  return isFirst ? '' : ` from ${euros(fromItemSum)} on`;
}

function unpaidWords(
  { profileId, customerClassId, countryIds }: PaymentGap,
  { profiles, names }: { profiles: readonly ShippingProfile[]; names: WayNames },
): string {
  const proof = customerClassId === defaultCustomerClassId ? '' : ', at least until their address is confirmed';
  return `Class ${names.classOf(customerClassId)} has no way to pay for ${wayOf(profiles, profileId)} to ${names.isosOf(countryIds)}${proof}.`;
}
