import type { Packstation } from '@mise/contract/checkout/packstation.ts';
import { expect, test } from 'vitest';
import { toPickupPoint } from './pickup-point.ts';

const day = <Name extends string>(name: Name, opens: string, closes: string) => ({
  dayOfWeek: `https://schema.org/${name}` as const,
  opens,
  closes,
});
const working = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const office: Packstation = {
  url: '/locations/1',
  location: { ids: [], keyword: 'Postfiliale', keywordId: '502', type: 'postoffice' },
  name: 'Postfiliale 502',
  distance: 1184,
  place: {
    address: { countryCode: 'DE', postalCode: '70173', addressLocality: 'Stuttgart', streetAddress: 'Markt 9' },
    geo: { latitude: 0, longitude: 0 },
    containedInPlace: { name: 'Kiosk am Markt' },
  },
  openingHours: [
    ...working.map((name) => day(name, '14:00:00', '18:30:00')),
    ...working.map((name) => day(name, '09:00:00', '13:00:00')),
    day('Saturday', '09:00:00', '13:00:00'),
  ],
  closurePeriods: [],
  serviceTypes: [],
  averageCapacityDayOfWeek: [],
};

test('a post office says where it is, how far, and when it is open', () => {
  expect(toPickupPoint(office, 'de')).toEqual({
    id: '/locations/1',
    name: 'Postfiliale 502',
    within: 'Kiosk am Markt',
    address: 'Markt 9, 70173 Stuttgart',
    distance: '1,2\u00a0km',
    isAlwaysOpen: false,
    hours: [
      { days: 'Mo–Fr', times: '09:00–13:00, 14:00–18:30' },
      { days: 'Sa', times: '09:00–13:00' },
    ],
    fields: {
      streetName: 'Postfiliale',
      apartment: '502',
      additionalAddressInformation: '',
      zipCode: '70173',
      city: 'Stuttgart',
    },
  });
});

test('a locker is named as addresses name it, and may be open always', () => {
  const always = [...working, 'Saturday', 'Sunday'].map((name) => day(name, '00:00:00', '23:59:00'));
  const locker = toPickupPoint(
    {
      ...office,
      location: { ...office.location, type: 'locker', keywordId: '101' },
      distance: 184,
      openingHours: always as Packstation['openingHours'],
    },
    'en',
  );
  expect(locker).toMatchObject({ name: 'Packstation 101', distance: '180\u00a0m', isAlwaysOpen: true });
  expect(locker.hours).toEqual([{ days: 'Mon–Sun', times: '00:00–23:59' }]);
});
