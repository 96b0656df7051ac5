import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CarrierSandbox, openCarrierSandbox } from '../../testing/carrier-sandbox.ts';
import { CarrierAwayError } from './carrier.ts';
import { createDhl } from './dhl.ts';

let sandbox: CarrierSandbox;
const place = { postcode: '70173', city: '', street: '', kinds: ['locker', 'postOffice'] as const };
const account = { apiKey: 'key', ekp: '0000000000', user: 'shop', password: 'secret' };

function dhl(changed: Partial<typeof account> = {}, patienceMs?: number) {
  const url = `http://localhost:${sandbox.port}`;
  return createDhl(
    { ...account, ...changed, locationsUrl: `${url}/location-finder/v1`, servicesUrl: `${url}/checkout` },
    patienceMs,
  );
}

beforeAll(async () => {
  sandbox = await openCarrierSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.set('normal'));

test('points come nearest first, with days that a client can read, partners among the post offices', async () => {
  const points = await dhl().findPickupPoints(place);
  expect(points.map(({ location }) => location.type)).toContain('locker');
  expect(points.map(({ distance }) => distance)).toEqual(points.map(({ distance }) => distance).sort((a, b) => a - b));
  const [, office] = points;
  expect(office?.location).toMatchObject({ type: 'postoffice', keywordId: '502' });
  expect(office?.place.containedInPlace?.name).toBe('Kiosk am Markt');
  expect(office?.openingHours[0]?.dayOfWeek).toBe('https://schema.org/Monday');
});

test.each([
  ['locker', 'locker'],
  ['postOffice', 'postoffice'],
] as const)('only %s', async (kind, type) => {
  const points = await dhl().findPickupPoints({ ...place, kinds: [kind] });
  expect(new Set(points.map(({ location }) => location.type))).toEqual(new Set([type]));
});

test('a city is known by its name, and nowhere is nothing', async () => {
  const [point] = await dhl().findPickupPoints({ ...place, postcode: '', city: 'Hamburg' });
  expect(point?.place.address.addressLocality).toBe('Hamburg');
  expect(await dhl().findPickupPoints({ ...place, postcode: '', city: 'Nirgendwo' })).toEqual([]);
  expect(await dhl().findPickupPoints({ ...place, postcode: '99999' })).toEqual([]);
});

test('services come with the days from the second one on, without Sundays', async () => {
  expect(await dhl().findServices({ postcode: '70173', handOver: '2026-11-26' })).toEqual({
    days: ['2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02'],
    hasLocation: true,
    hasNeighbor: true,
  });
  // A day of summer begins at 22:00 UTC of the day before.
  expect((await dhl().findServices({ postcode: '70173', handOver: '2026-06-16' })).days[0]).toBe('2026-06-18');
  await sandbox.set('empty');
  const nothing = { days: [], hasLocation: false, hasNeighbor: false };
  expect(await dhl().findServices({ postcode: '70173', handOver: '2026-11-26' })).toEqual(nothing);
});

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CarrierAwayError);
  expect(String(error)).not.toContain(place.postcode);
  return (error as CarrierAwayError).failure;
}

test.each([
  ['down', 'away'],
  ['busy', 'busy'],
  ['unauthorized', 'away'],
])('while it is %s nothing is said: %s', async (state, failure) => {
  await sandbox.set(state);
  expect(await failureOf(dhl().findPickupPoints(place))).toBe(failure);
  expect(await failureOf(dhl().findServices({ postcode: place.postcode, handOver: '2026-11-26' }))).toBe(failure);
});

test('who is slow is not waited for, and a shop that it does not know gets nothing', async () => {
  expect(await failureOf(dhl({ apiKey: '' }).findPickupPoints(place))).toBe('away');
  await sandbox.set('slow');
  expect(await failureOf(dhl({}, 50).findPickupPoints(place))).toBe('slow');
});
