import type { Packstation } from '@mise/contract/checkout/packstation.ts';
import type { CalendarDay } from '@mise/rules/calendar-day.ts';
import type { PickupPointKind } from '@mise/rules/pickup-point.ts';

/** Why a carrier said nothing: it is not there, has too much to do, or took longer than anybody waits. */
export type CarrierFailure = 'away' | 'busy' | 'slow';

export type PlaceAsked = { postcode: string; city: string; street: string; kinds: readonly PickupPointKind[] };

/** What a carrier does at a postcode with what it gets on a day. */
export type CarrierServices = { days: CalendarDay[]; hasLocation: boolean; hasNeighbor: boolean };

/** Who brings parcels. Throws a CarrierAwayError where nothing is said, in bounded time. */
export type Carrier = {
  /** Nearest first; none where there are none. */
  findPickupPoints: (asked: PlaceAsked) => Promise<Packstation[]>;
  findServices: (asked: { postcode: string; handOver: CalendarDay }) => Promise<CarrierServices>;
};

/** The message names nobody's address. */
export class CarrierAwayError extends Error {
  readonly failure: CarrierFailure;

  constructor(failure: CarrierFailure, message: string) {
    super(message);
    this.name = 'CarrierAwayError';
    this.failure = failure;
  }
}
