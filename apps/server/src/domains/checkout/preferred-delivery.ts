import type { PreferredDelivery } from '@mise/contract/checkout/preferred-delivery.ts';
import type { CalendarDay } from '@mise/rules/calendar-day.ts';
import type { MinorAmount } from '@mise/rules/money.ts';
import type { BasketPreferredDelivery } from '../cart/tables.ts';
import { type ChosenService, hasService, type ServiceRate } from './shipping-services.ts';

export const preferredKinds = ['preferredDay', 'preferredLocation', 'preferredNeighbour'] as const;

export type PreferredKind = (typeof preferredKinds)[number];

/** A cart as it stands before the carrier. */
export type PreferredPlace = {
  services: readonly ServiceRate[];
  countryId: number;
  /** Where the goods go; '' where that is not known. */
  postcode: string;
  /** They go to a locker or post office, where nothing of this is done. */
  isPickupPoint: boolean;
  /** When all of it can be handed over; null: nobody knows. */
  handOver: CalendarDay | null;
};

/** What a method does in a country, in the order in which it is shown. */
export function offeredPreferred({
  services,
  countryId,
}: Pick<PreferredPlace, 'services' | 'countryId'>): PreferredKind[] {
  return preferredKinds.filter((kind) => hasService(services, { kind, countryId }));
}

/** What of it is wanted, by what it is about. */
export function wantedPreferred(wanted: PreferredDelivery): { kind: PreferredKind; choice: string }[] {
  const { preferredDay, preferredLocation, preferredNeighbourName, preferredNeighbourAddress } = wanted;
  return [
    { kind: 'preferredDay' as const, choice: preferredDay },
    { kind: 'preferredLocation' as const, choice: preferredLocation },
    {
      kind: 'preferredNeighbour' as const,
      choice: [preferredNeighbourName, preferredNeighbourAddress].filter(Boolean).join(', '),
    },
  ].filter(({ choice }) => choice !== '');
}

/**
 * What the carrier will do. What another method, country or address does not have waits; `goneDay`: the method has preferred days,
 * but the goods cannot be handed over in time for this one any more, or go elsewhere.
 */
export function chosenPreferred(
  saved: BasketPreferredDelivery | null,
  place: PreferredPlace,
  dayCharge: MinorAmount,
): { chosen: ChosenService[]; goneDay: CalendarDay | null } {
  if (!saved || place.isPickupPoint || place.postcode === '') return { chosen: [], goneDay: null };
  const offered = offeredPreferred(place);
  const isSamePlace = place.postcode === saved.postcode;
  const isInTime = place.handOver !== null && place.handOver <= saved.handOverBy;
  const wanted = wantedPreferred(saved).filter(({ kind }) => offered.includes(kind));
  const chosen = wanted
    .filter(({ kind }) => isSamePlace && (kind !== 'preferredDay' || isInTime))
    .map((service) => ({ ...service, amount: service.kind === 'preferredDay' ? dayCharge : 0 }));
  const isDayWanted = wanted.some(({ kind }) => kind === 'preferredDay');
  const isDayKept = chosen.some(({ kind }) => kind === 'preferredDay');
  return { chosen, goneDay: isDayWanted && !isDayKept ? saved.preferredDay : null };
}
