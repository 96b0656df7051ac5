import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availableShippingProfiles, type RatedProfile, type ShippingRate } from './shipping-choice.ts';

const germany = 1;
const austria = 2;

function rate(countryId: number, fromItemSum: number, upToWeightG: number | null, amount: number): ShippingRate {
  return { countryId, fromItemSum, upToWeightG, amount };
}

function profile(id: number, position: number, rates: ShippingRate[]): RatedProfile {
  return { id, position, rates };
}

const parcel = profile(6, 1, [
  rate(germany, 25_000, 31_500, 0),
  rate(germany, 0, 5_000, 590),
  rate(germany, 0, 31_500, 990),
  rate(austria, 0, 31_500, 1490),
]);
const freight = profile(8, 2, [rate(germany, 0, null, 5900)]);
const pickup = profile(9, 2, [rate(germany, 0, null, 0)]);

describe('availableShippingProfiles', () => {
  test.each<[string, { countryId: number; itemSum: number; weightG: number }, [number, number][]]>([
    [
      'a small parcel',
      { countryId: germany, itemSum: 1000, weightG: 800 },
      [
        [6, 590],
        [9, 0],
        [8, 5900],
      ],
    ],
    [
      'at the limit of its weight',
      { countryId: germany, itemSum: 1000, weightG: 5000 },
      [
        [6, 590],
        [9, 0],
        [8, 5900],
      ],
    ],
    [
      'a gram more',
      { countryId: germany, itemSum: 1000, weightG: 5001 },
      [
        [6, 990],
        [9, 0],
        [8, 5900],
      ],
    ],
    [
      'a cent below free delivery',
      { countryId: germany, itemSum: 24_999, weightG: 800 },
      [
        [6, 590],
        [9, 0],
        [8, 5900],
      ],
    ],
    [
      'free delivery',
      { countryId: germany, itemSum: 25_000, weightG: 800 },
      [
        [6, 0],
        [9, 0],
        [8, 5900],
      ],
    ],
    [
      'too heavy for a parcel',
      { countryId: germany, itemSum: 25_000, weightG: 31_501 },
      [
        [9, 0],
        [8, 5900],
      ],
    ],
    ['another country', { countryId: austria, itemSum: 99_000, weightG: 800 }, [[6, 1490]]],
    ['a country nobody delivers to', { countryId: 3, itemSum: 1000, weightG: 800 }, []],
  ])('%s', (_, delivery, expected) => {
    const available = availableShippingProfiles([freight, pickup, parcel], delivery);
    expect(available.map((each) => [each.profile.id, each.amount])).toEqual(expected);
  });

  test('free delivery that is limited to light parcels leaves heavy ones their rate', () => {
    const limited = profile(1, 1, [rate(germany, 10_000, 5_000, 0), rate(germany, 0, null, 990)]);
    const heavy = { countryId: germany, itemSum: 20_000, weightG: 6_000 };
    expect(availableShippingProfiles([limited], heavy).map((each) => each.amount)).toEqual([990]);
  });

  test('the rate of a higher item sum holds where it is dearer, too', () => {
    const insured = profile(1, 1, [rate(germany, 0, null, 590), rate(germany, 100_000, null, 1490)]);
    const amounts = (itemSum: number) =>
      availableShippingProfiles([insured], { countryId: germany, itemSum, weightG: 800 }).map(({ amount }) => amount);
    expect([amounts(99_999), amounts(100_000)]).toEqual([[590], [1490]]);
  });

  test('answers the profile as it was given', () => {
    const named = { ...freight, name: 'Spedition' };
    const [choice] = availableShippingProfiles([named], { countryId: germany, itemSum: 0, weightG: 0 });
    expect(choice?.profile).toBe(named);
  });

  test('the order of the rates does not matter', () => {
    const rates = fc.array(
      fc
        .tuple(
          fc.constantFrom(germany, austria),
          fc.integer({ min: 0, max: 5 }),
          fc.option(fc.integer({ min: 0, max: 5 })),
          fc.integer({ min: 0, max: 9 }),
        )
        .map(([countryId, from, upTo, amount]) => rate(countryId, from, upTo, amount)),
    );
    const deliveries = fc.record({
      countryId: fc.constantFrom(germany, austria),
      itemSum: fc.integer({ min: 0, max: 6 }),
      weightG: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(rates, deliveries, (list, delivery) => {
        const amountsOf = (some: ShippingRate[]) =>
          availableShippingProfiles([profile(1, 1, some)], delivery).map((each) => each.amount);
        expect(amountsOf([...list].reverse())).toEqual(amountsOf(list));
      }),
    );
  });
});
