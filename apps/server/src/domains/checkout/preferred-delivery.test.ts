import { describe, expect, it } from 'vitest';
import { chosenPreferred, offeredPreferred, wantedPreferred } from './preferred-delivery.ts';
import type { ServiceRate } from './shipping-services.ts';

const germany = 1;
const kinds = ['preferredNeighbour', 'preferredDay', 'locker'] as const;
const services: ServiceRate[] = [
  ...kinds.map((kind) => ({ countryId: germany, kind, amount: 0, windows: [] })),
  { countryId: 2, kind: 'preferredLocation', amount: 0, windows: [] },
];
const none = { preferredDay: '', preferredLocation: '', preferredNeighbourName: '', preferredNeighbourAddress: '' };
const saved = {
  ...{ ...none, preferredDay: '2026-11-27', preferredNeighbourName: 'Huber', preferredNeighbourAddress: 'Markt 4' },
  ...{ postcode: '70173', handOverBy: '2026-11-25' },
};
const place = { services, countryId: germany, postcode: '70173', isPickupPoint: false, handOver: '2026-11-25' };

it('offers what the method has in the country', () => {
  expect(offeredPreferred(place)).toEqual(['preferredDay', 'preferredNeighbour']);
  expect(offeredPreferred({ services, countryId: 2 })).toEqual(['preferredLocation']);
});

it('knows nothing that is not wanted', () => {
  expect(wantedPreferred(none)).toEqual([]);
});

describe('what the carrier will do', () => {
  const day = ['preferredDay', '2026-11-27', 190];
  const neighbor = ['preferredNeighbour', 'Huber, Markt 4', 0];
  it.each([
    ['all of it', place, [day, neighbor], null],
    ['earlier', { ...place, handOver: '2026-11-24' }, [day, neighbor], null],
    ['too late', { ...place, handOver: '2026-11-26' }, [neighbor], '2026-11-27'],
    ['on no day', { ...place, handOver: null }, [neighbor], '2026-11-27'],
    ['elsewhere', { ...place, postcode: '20095' }, [], '2026-11-27'],
    ['at a pickup point', { ...place, isPickupPoint: true }, [], null],
    ['where the address is not known yet', { ...place, postcode: '' }, [], null],
    ['in another country', { ...place, countryId: 2 }, [], null],
  ])('%s', (_, where, chosen, goneDay) => {
    const will = chosenPreferred(saved, where, 190);
    expect(will.chosen.map(({ kind, choice, amount }) => [kind, choice, amount])).toEqual(chosen);
    expect(will.goneDay).toBe(goneDay);
  });

  it('is nothing where nothing was saved', () => {
    expect(chosenPreferred(null, place, 190)).toEqual({ chosen: [], goneDay: null });
  });
});
