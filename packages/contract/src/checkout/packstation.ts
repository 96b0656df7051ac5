import { isDeliveryPostcode } from '@mise/rules/pickup-point.ts';
import { z } from 'zod';
import { optionalLine } from '../values.ts';

/** Where to look: a postcode or a city at least, and which kinds of pickup point. */
export const packstationsSearchParamsSchema = z
  .object({
    zipcode: optionalLine(20).refine((value) => value === '' || isDeliveryPostcode(value), { error: 'invalid' }),
    city: optionalLine(100),
    street: optionalLine(200),
    searchPackstation: z.boolean().default(true),
    searchPostfilial: z.boolean().default(true),
  })
  .refine(({ zipcode, city }) => zipcode !== '' || city !== '', { error: 'required', path: ['zipcode'] })
  .refine(({ searchPackstation, searchPostfilial }) => searchPackstation || searchPostfilial, {
    error: 'required',
    path: ['searchPackstation'],
  });

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A pickup point as the carrier's location finder describes it. `distance` in metres. */
export const packstationSchema = z.object({
  url: z.string(),
  location: z.object({
    ids: z.array(z.object({ locationId: z.string(), provider: z.string() })),
    keyword: z.string(),
    /** Its number, as it stands in an address. */
    keywordId: z.string(),
    type: z.enum(['postoffice', 'locker']),
  }),
  name: z.string(),
  distance: z.number(),
  place: z.object({
    address: z.object({
      countryCode: z.string(),
      postalCode: z.string(),
      addressLocality: z.string(),
      streetAddress: z.string(),
    }),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
    containedInPlace: z.object({ name: z.string() }).optional(),
  }),
  openingHours: z.array(
    z.object({ opens: z.string(), closes: z.string(), dayOfWeek: z.enum(weekdays.map(ofSchemaOrg)) }),
  ),
  closurePeriods: z.array(z.object({ type: z.string(), fromDate: z.string(), toDate: z.string() })),
  serviceTypes: z.array(z.string()),
  averageCapacityDayOfWeek: z.array(
    z.object({ dayOfWeek: z.enum(weekdays), capacity: z.enum(['low', 'medium', 'high']) }),
  ),
});

function ofSchemaOrg<Day extends string>(day: Day): `https://schema.org/${Day}` {
  return `https://schema.org/${day}`;
}

export type Packstation = z.infer<typeof packstationSchema>;
export type PackstationsSearchParams = z.output<typeof packstationsSearchParamsSchema>;
