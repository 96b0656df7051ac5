import type { Packstation } from '@mise/contract/checkout/packstation.ts';
import { formatNumber } from '@mise/rules/format-quantity.ts';
import { factsOf } from '@mise/rules/languages.ts';
import { pickupPointNames } from '@mise/rules/pickup-point.ts';
import type { Locale } from '../page/locale.ts';
import type { AddressDraft } from './checkout-address.ts';

/** A locker or post office as a list shows it. */
export type PickupPointView = {
  id: string;
  /** "Packstation 101" */
  name: string;
  /** The shop that it is in; '' where it is in none. */
  within: string;
  address: string;
  distance: string;
  isAlwaysOpen: boolean;
  /** Days that have the same hours together: "Mo–Fr", "09:00–13:00, 14:00–18:30". */
  hours: { days: string; times: string }[];
  /** What stands in the address instead of a street. */
  fields: Pick<AddressDraft, 'streetName' | 'apartment' | 'additionalAddressInformation' | 'zipCode' | 'city'>;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A Monday, by which days of the week are named. */
const monday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

export function toPickupPoint(point: Packstation, locale: Locale): PickupPointView {
  const { location, place, openingHours } = point;
  const { streetAddress, postalCode, addressLocality } = place.address;
  const streetName = pickupPointNames[location.type === 'locker' ? 'locker' : 'postOffice'];
  const times = weekdays.map((day) => timesOf(openingHours, day));
  return {
    id: point.url || `${location.type} ${location.keywordId} ${postalCode}`,
    name: `${streetName} ${location.keywordId}`,
    within: place.containedInPlace?.name ?? '',
    address: `${streetAddress}, ${postalCode} ${addressLocality}`,
    distance: toDistance(point.distance, locale),
    isAlwaysOpen: times.every((each) => each === '00:00–23:59' || each === '00:00–24:00' || each === '00:00–00:00'),
    hours: groupDays(times, locale),
    fields: {
      streetName,
      apartment: location.keywordId,
      additionalAddressInformation: '',
      zipCode: postalCode,
      city: addressLocality,
    },
  };
}

/** "180 m", "1,2 km" */
function toDistance(meters: number, locale: Locale): string {
  if (meters < 1000) return `${formatNumber(Math.round(meters / 10) * 10, locale)}\u00a0m`;
  return `${formatNumber(Math.round(meters / 100) / 10, locale)}\u00a0km`;
}

function timesOf(hours: Packstation['openingHours'], day: (typeof weekdays)[number]): string {
  return hours
    .filter(({ dayOfWeek }) => dayOfWeek === `https://schema.org/${day}`)
    .map(({ opens, closes }) => `${opens.slice(0, 5)}–${closes.slice(0, 5)}`)
    .sort()
    .join(', ');
}

/** Days without hours are left out. */
function groupDays(times: readonly string[], locale: Locale): PickupPointView['hours'] {
  const name = (index: number) =>
    new Intl.DateTimeFormat(factsOf(locale).locale, { weekday: 'short', timeZone: 'UTC' }).format(
      monday + index * dayMs,
    );
  const groups: { from: number; to: number; times: string }[] = [];
  for (const [index, each] of times.entries()) {
    const last = groups.at(-1);
    if (last && last.times === each) last.to = index;
    else groups.push({ from: index, to: index, times: each });
  }
  return groups
    .filter((group) => group.times !== '')
    .map(({ from, to, times: same }) => ({
      days: from === to ? name(from) : `${name(from)}–${name(to)}`,
      times: same,
    }));
}
