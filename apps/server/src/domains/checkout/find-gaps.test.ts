import { expect, test } from 'vitest';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import { findGaps } from './find-gaps.ts';
import type { ShippingProfile } from './shipping-profiles.ts';

const [germany, austria, belgium] = [1, 2, 3];
const [visitors, business] = [1, 3];

type Rate = [countryId: number, fromItemSum: number, upToWeightG: number | null];

function way(id: number, rates: Rate[], changes: Partial<ShippingProfile> = {}): ShippingProfile {
  return {
    ...{ id, parcelServiceId: id, parcelServiceName: 'DHL', names: { de: 'Paket' }, position: id },
    ...{ minimumDays: 1, maximumDays: 2, isPickup: false, asksPrivacyConsent: false, privacyAddress: '' },
    ...{ excludedPaymentMethodIds: [], transits: [], services: [] },
    rates: rates.map(([countryId, fromItemSum, upToWeightG]) => ({ countryId, fromItemSum, upToWeightG, amount: 500 })),
    ...changes,
  };
}

function method(id: number, key: string, changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    ...{ id, key, names: { de: key }, descriptions: { de: '' }, icon: '', fee: 0, position: id },
    ...{ countryIds: null, isActive: true, classes: [] },
    ...changes,
  };
}

const shop = { countryIds: [germany, austria], classIds: [visitors, business], methods: [method(1, 'prepayment')] };

test('a country without a rate is reached by nothing, and a way without one by nobody', () => {
  const gaps = findGaps({
    ...shop,
    profiles: [way(1, [[germany, 0, null]]), way(2, [[belgium, 0, null]]), way(3, [])],
  });
  expect(gaps).toMatchObject({ unreached: [austria], unratedIds: [2, 3], payment: [] });
  expect(gaps.countries).toEqual([
    { countryId: germany, isFetchedOnly: false, lowestItemSum: 0, steps: [{ fromItemSum: 0, upToWeightG: null }] },
  ]);
});

test('what is too heavy for all ways together, at each sum that carries more', () => {
  const parcel = way(1, [
    [germany, 0, 31_500],
    [germany, 25_000, 63_000],
    [germany, 50_000, 20_000],
  ]);
  const letter = way(2, [[germany, 0, 1_000]]);
  expect(findGaps({ ...shop, profiles: [parcel, letter] }).countries[0]?.steps).toEqual([
    { fromItemSum: 0, upToWeightG: 31_500 },
    { fromItemSum: 25_000, upToWeightG: 63_000 },
  ]);
});

test('a sum below which nobody comes, and a country where goods can only be fetched', () => {
  const profiles = [way(1, [[germany, 15_000, null]]), way(2, [[austria, 0, null]], { isPickup: true })];
  expect(findGaps({ ...shop, profiles }).countries).toMatchObject([
    { countryId: germany, lowestItemSum: 15_000, isFetchedOnly: false },
    { countryId: austria, isFetchedOnly: true, steps: [] },
  ]);
});

test('who has no way to pay: by class, country, exclusion, and at a counter that nobody comes to', () => {
  const parcel = way(1, [
    [germany, 0, null],
    [austria, 0, null],
  ]);
  const fetched = way(2, [[germany, 0, null]], { isPickup: true });
  const cash = method(3, 'cashOnPickup');
  const invoice = method(2, 'invoice', {
    countryIds: [germany],
    classes: [{ customerClassId: business, creditLimit: null, isPreselected: false }],
  });
  const gaps = (methods: PaymentMethod[], profiles = [parcel, fetched]) =>
    findGaps({ ...shop, profiles, methods }).payment;
  expect(gaps([cash])).toEqual([
    { profileId: 1, customerClassId: visitors, countryIds: [germany, austria] },
    { profileId: 1, customerClassId: business, countryIds: [germany, austria] },
  ]);
  expect(gaps([cash, invoice])).toEqual([
    { profileId: 1, customerClassId: visitors, countryIds: [germany, austria] },
    // In Germany until its address is proved.
    { profileId: 1, customerClassId: business, countryIds: [germany, austria] },
  ]);
  const given = { ...invoice, classes: [{ customerClassId: 4, creditLimit: null, isPreselected: false }] };
  expect(findGaps({ ...shop, classIds: [4], profiles: [parcel], methods: [given] }).payment).toEqual([
    { profileId: 1, customerClassId: 4, countryIds: [germany, austria] },
  ]);
  const transfer = method(1, 'prepayment');
  expect(gaps([cash, transfer])).toEqual([]);
  expect(gaps([transfer], [{ ...fetched, excludedPaymentMethodIds: [1] }])).toHaveLength(2);
});
