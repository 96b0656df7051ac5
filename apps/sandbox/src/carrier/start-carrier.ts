import { setTimeout as sleep } from 'node:timers/promises';
import { createConnections } from '@mise/http-connections/connections.ts';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { mountStateSwitch } from '../state-switch.ts';
import { findLocations } from './locations.ts';

export type CarrierStandIn = { address: string; stop(): Promise<void> };

const states = ['normal', 'slow', 'down', 'busy', 'unauthorized', 'empty'] as const;
type State = (typeof states)[number];

type Service = { state: State };

/** Longer than a shop may wait. */
const slowMs = 20_000;
const dayMs = 86_400_000;
/** From the second day after a parcel was handed over, for five days. */
const firstPreferredDay = 2;
const lastPreferredDay = 6;

/**
 * What DHL answers those who ask for pickup points (https://developer.dhl.com/api-reference/location-finder) and for its
 * services of preferred delivery (Parcel Management, checkout; the answers are those of https://github.com/netresearch/dhl-sdk-api-parcel-management).
 */
export async function startCarrier({ port }: { port: number }): Promise<CarrierStandIn> {
  const service: Service = { state: 'normal' };
  const closing = new AbortController();
  const connections = createConnections();
  const app = Fastify({ serverFactory: connections.serverFactory, return503OnClosing: false });
  app.addHook('preClose', connections.drain);
  const isFine = (reply: FastifyReply, isKnown: boolean) => answersAtAll(service, reply, { isKnown, closing });
  mountLocations(app, service, isFine);
  mountServices(app, service, isFine);
  mountStateSwitch(app, {
    service,
    states,
    title: 'Carrier',
    about:
      "A stand-in for DHL's location finder and its services of preferred delivery. Postcodes that begin with 99 have neither.",
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    address: `http://localhost:${port}`,
    async stop() {
      closing.abort();
      await app.close();
    },
  };
}

type IsFine = (reply: FastifyReply, isKnown: boolean) => Promise<boolean>;

async function answersAtAll(
  { state }: Service,
  reply: FastifyReply,
  { isKnown, closing }: { isKnown: boolean; closing: AbortController },
): Promise<boolean> {
  if (state === 'slow') await sleep(slowMs, undefined, { signal: closing.signal }).catch(() => {});
  if (state === 'down') {
    reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
    return false;
  }
  if (state === 'busy') return problem(reply, 429, 'Too many requests');
  if (state === 'unauthorized' || !isKnown) return problem(reply, 401, 'Unauthorized');
  return true;
}

function problem(reply: FastifyReply, status: number, title: string): false {
  reply.code(status).type('application/problem+json').send({ status, title, detail: title });
  return false;
}

type LocationsQuery = {
  countryCode?: string;
  postalCode?: string;
  addressLocality?: string;
  locationType?: string | string[];
  limit?: string;
};

function mountLocations(app: FastifyInstance, service: Service, isFine: IsFine): void {
  app.get<{ Querystring: LocationsQuery }>('/location-finder/v1/find-by-address', async (request, reply) => {
    if (!(await isFine(reply, Boolean(request.headers['dhl-api-key'])))) return reply;
    const { countryCode, postalCode = '', addressLocality = '', locationType = [], limit } = request.query;
    if (!countryCode || (postalCode === '' && addressLocality === '')) {
      problem(reply, 400, 'Bad request');
      return reply;
    }
    if (service.state === 'empty') return { locations: [] };
    const locations = findLocations({
      postcode: postalCode,
      city: addressLocality,
      types: [locationType].flat(),
      limit: Number(limit ?? 20),
    });
    if (!locations) problem(reply, 404, 'Location not found');
    return locations ? { locations } : reply;
  });
}

function mountServices(app: FastifyInstance, service: Service, isFine: IsFine): void {
  app.get<{ Params: { postcode: string }; Querystring: { startDate?: string } }>(
    '/checkout/:postcode/availableServices',
    async (request, reply) => {
      const { authorization, 'x-ekp': ekp } = request.headers;
      if (!(await isFine(reply, Boolean(authorization && ekp)))) return reply;
      const { postcode } = request.params;
      const start = new Date(`${request.query.startDate ?? ''}T12:00:00Z`);
      if (!/^\d{5}$/.test(postcode) || Number.isNaN(start.getTime())) {
        return reply.code(400).send({ statusCode: '400', statusText: 'Bad Request' });
      }
      const isServed = service.state !== 'empty' && !postcode.startsWith('99');
      return {
        preferredLocation: { available: isServed },
        preferredNeighbour: { available: isServed },
        preferredDay: isServed ? { available: true, validDays: validDays(start) } : { available: false },
        preferredTime: { available: false },
        inCarDelivery: { available: false },
        sameDayDelivery: { available: false },
        noNeighbourDelivery: { available: false },
      };
    },
  );
}

/** Whole days of Berlin, no Sundays. */
function validDays(start: Date): { start: string; end: string }[] {
  const days = [];
  for (let after = firstPreferredDay; after <= lastPreferredDay; after += 1) {
    const day = new Date(start.getTime() + after * dayMs);
    if (day.getUTCDay() === 0) continue;
    const [written, offset] = [day.toISOString().slice(0, 10), offsetInBerlin(day)];
    days.push({ start: `${written}T00:00:00.000${offset}`, end: `${written}T23:59:59.999${offset}` });
  }
  return days;
}

function offsetInBerlin(day: Date): string {
  const written = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const zone = written.formatToParts(day).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace('GMT', '') ?? '';
}
