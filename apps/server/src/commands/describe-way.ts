import { formatMoney } from '@mise/rules/format-money.ts';
import { languages, type Translated } from '@mise/rules/languages.ts';
import { type MinorAmount, toDecimal } from '@mise/rules/money.ts';
import type { ShippingRate } from '../domains/checkout/shipping-choice.ts';
import type { ShippingProfile } from '../domains/checkout/shipping-profiles.ts';
import type { ServiceRate } from '../domains/checkout/shipping-services.ts';
import type { WayNames } from './way-names.ts';

export type DescribedWay = ReturnType<typeof describeWay>;

/** A way to ship as its owner reads it, and as it stands in the audit, field by field. */
export function describeWay(profile: ShippingProfile, { countries, isosOf, keysOf }: WayNames) {
  const { rates, transits, services, excludedPaymentMethodIds: excluded } = profile;
  const grouped = <Row extends { countryId: number }>(rows: readonly Row[], words: (ofOne: Row[]) => string) =>
    byWords(
      countries.flatMap(({ id }) => rows.filter(({ countryId }) => countryId === id)),
      words,
    )
      .map(([said, ids]) => `${isosOf(ids)} ${said}`)
      .join('; ');
  return {
    name: inAllLanguages(profile.names),
    carrier: profile.parcelServiceName,
    days: days(profile),
    isPickup: profile.isPickup,
    consent: profile.asksPrivacyConsent ? profile.privacyAddress : '',
    position: profile.position,
    rates: grouped(rates, ratesInWords),
    transits: grouped(transits, ([transit]) => (transit ? days(transit) : '')),
    services: grouped(services, (ofOne) => ofOne.map(serviceInWords).sort().join(', ')),
    without: keysOf(excluded),
  };
}

/** Countries of which the same is said stand together. */
function byWords<Row extends { countryId: number }>(
  rows: readonly Row[],
  words: (ofOne: Row[]) => string,
): [string, number[]][] {
  const said = [...Map.groupBy(rows, ({ countryId }) => countryId)].map(([id, ofOne]) => ({ id, said: words(ofOne) }));
  return [...Map.groupBy(said, (each) => each.said)].map(([text, same]) => [text, same.map(({ id }) => id)]);
}

/** "Paket · Parcel": in the order of the shop's languages, once where they are the same. */
export function inAllLanguages(names: Translated<string>): string {
  return [...new Set(languages.flatMap((language) => names[language] ?? []))].join(' · ');
}

function days({ minimumDays, maximumDays }: { minimumDays: number; maximumDays: number }): string {
  return minimumDays === maximumDays ? String(minimumDays) : `${minimumDays}-${maximumDays}`;
}

export const euros = (amount: MinorAmount) => formatMoney(toDecimal(amount), 'EUR', 'en');

/** As it is typed: nothing of it is rounded. */
export const kilograms = (grams: number) => `${grams / 1000} kg`;

function ratesInWords(rates: readonly ShippingRate[]): string {
  return [...rates]
    .sort((a, b) => a.fromItemSum - b.fromItemSum || (a.upToWeightG ?? Infinity) - (b.upToWeightG ?? Infinity))
    .map(({ amount, fromItemSum, upToWeightG }) =>
      [
        euros(amount),
        ...(fromItemSum > 0 ? [`from ${euros(fromItemSum)}`] : []),
        ...(upToWeightG === null ? [] : [`up to ${kilograms(upToWeightG)}`]),
      ].join(' '),
    )
    .join(', ');
}

function serviceInWords({ kind, amount, windows }: ServiceRate): string {
  return [kind, ...(amount > 0 ? [euros(amount)] : []), ...(windows.length > 0 ? [`(${windows.join(' ')})`] : [])].join(
    ' ',
  );
}
