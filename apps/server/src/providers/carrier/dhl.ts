import { type Packstation, packstationSchema } from '@mise/contract/checkout/packstation.ts';
import type { CalendarDay } from '@mise/rules/calendar-day.ts';
import { dayOf } from '@mise/rules/shop-clock.ts';
import { z } from 'zod';
import type { DhlConfig } from '../../config.ts';
import { type Carrier, CarrierAwayError, type CarrierServices, type PlaceAsked } from './carrier.ts';

/** Somebody waits for it, with a finger on the page. */
const defaultPatienceMs = 5_000;
/** A list of pickup points is some ten thousand characters. */
const longestAnswer = 1_000_000;
const mostPoints = 15;
const radiusM = 10_000;

/** What is not told of a point is nothing. */
const locationsSchema = z.object({
  locations: z
    .array(
      z.looseObject({
        location: z.looseObject({ type: z.string() }),
        openingHours: z.array(z.looseObject({ dayOfWeek: z.string() })).nullish(),
        closurePeriods: z.array(z.unknown()).nullish(),
        serviceTypes: z.array(z.string()).nullish(),
        averageCapacityDayOfWeek: z.array(z.unknown()).nullish(),
      }),
    )
    .nullish(),
});

const service = z.object({ available: z.boolean() }).nullish();

const servicesSchema = z.object({
  preferredDay: z
    .object({ available: z.boolean(), validDays: z.array(z.object({ start: z.string() })).nullish() })
    .nullish(),
  preferredLocation: service,
  preferredNeighbour: service,
});

/** Whoever hands out parcels beside other things is a post office to those who fetch one. */
const locationTypes = { locker: ['locker'], postOffice: ['postoffice', 'servicepoint', 'postbank'] } as const;

/** DHL's Location Finder (Unified) and its services of preferred delivery; or whoever speaks them. */
export function createDhl(config: DhlConfig, patienceMs = defaultPatienceMs): Carrier {
  const account = Buffer.from(`${config.user}:${config.password}`).toString('base64');
  return {
    async findPickupPoints(asked) {
      const address = `${config.locationsUrl}/find-by-address?${pointsQuery(asked)}`;
      // Of an address that it does not know it says so.
      const answer = await ask(address, { 'dhl-api-key': config.apiKey }, patienceMs, [404]);
      return answer === null ? [] : readPoints(answer, asked);
    },
    async findServices({ postcode, handOver }) {
      const address = `${config.servicesUrl}/${postcode}/availableServices?startDate=${handOver}`;
      const headers = { authorization: `Basic ${account}`, 'x-ekp': config.ekp };
      return readServices(await ask(address, headers, patienceMs));
    },
  };
}

function pointsQuery({ postcode, city, street, kinds }: PlaceAsked): URLSearchParams {
  const query = new URLSearchParams({
    countryCode: 'DE',
    providerType: 'parcel',
    serviceType: 'parcel:pick-up',
    radius: String(radiusM),
    limit: String(mostPoints),
  });
  if (postcode !== '') query.set('postalCode', postcode);
  if (city !== '') query.set('addressLocality', city);
  if (street !== '') query.set('streetAddress', street);
  for (const type of kinds.flatMap((kind) => [...locationTypes[kind]])) query.append('locationType', type);
  return query;
}

/** Null: a status that says that there is nothing. */
async function ask(
  address: string,
  headers: Record<string, string>,
  patienceMs: number,
  empty: readonly number[] = [],
): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (empty.includes(response.status)) return null;
    if (response.status === 429) throw new CarrierAwayError('busy', 'DHL has too many questions to answer');
    const written = await response.text();
    if (!response.ok) throw new CarrierAwayError('away', `DHL answered with status ${response.status}`);
    return JSON.parse(written.slice(0, longestAnswer));
  } catch (error) {
    if (error instanceof CarrierAwayError) throw error;
    const { name } = error as Error;
    throw new CarrierAwayError(name === 'TimeoutError' ? 'slow' : 'away', `DHL did not answer as it should: ${name}`);
  }
}

/** One that says too little of itself to go there is left out. */
function readPoints(answer: unknown, { kinds }: PlaceAsked): Packstation[] {
  const { locations } = parsed(locationsSchema, answer);
  return (locations ?? [])
    .flatMap((found) => {
      const type = found.location.type === 'locker' ? 'locker' : 'postoffice';
      const point = packstationSchema.safeParse({
        ...found,
        location: { ...found.location, type },
        openingHours: (found.openingHours ?? []).map(withKnownDay),
        closurePeriods: found.closurePeriods ?? [],
        serviceTypes: found.serviceTypes ?? [],
        averageCapacityDayOfWeek: [],
      });
      return point.success ? [point.data] : [];
    })
    .filter(({ location }) => kinds.includes(location.type === 'locker' ? 'locker' : 'postOffice'))
    .sort((a, b) => a.distance - b.distance);
}

/** Days are written as addresses, with and without encryption. */
function withKnownDay<Hours extends { dayOfWeek: string }>(hours: Hours): Hours {
  return { ...hours, dayOfWeek: hours.dayOfWeek.replace(/^http:/, 'https:') };
}

function readServices(answer: unknown): CarrierServices {
  const { preferredDay, preferredLocation, preferredNeighbour } = parsed(servicesSchema, answer);
  const days = preferredDay?.available ? (preferredDay.validDays ?? []) : [];
  return {
    days: days.flatMap(({ start }): CalendarDay[] => {
      const moment = new Date(start);
      return Number.isNaN(moment.getTime()) ? [] : [dayOf(moment)];
    }),
    hasLocation: preferredLocation?.available ?? false,
    hasNeighbor: preferredNeighbour?.available ?? false,
  };
}

function parsed<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new CarrierAwayError('away', 'DHL answered something else');
  return result.data;
}
