import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnections } from '@mise/http-connections/connections.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { mountStateSwitch } from '../state-switch.ts';

export type Vies = { address: string; stop(): Promise<void> };

/** What the service may do instead of answering, and the error that it names then. */
const failures = {
  busy: 'MS_MAX_CONCURRENT_REQ',
  globallyBusy: 'GLOBAL_MAX_CONCURRENT_REQ',
  memberStateAway: 'MS_UNAVAILABLE',
  away: 'SERVICE_UNAVAILABLE',
  timeout: 'TIMEOUT',
} as const;

const states = [
  'normal',
  'slow',
  'down',
  'unknownRequester',
  ...(Object.keys(failures) as (keyof typeof failures)[]),
] as const;
type State = (typeof states)[number];

type Service = { state: State; requests: number };

type CheckRequest = {
  countryCode?: string;
  vatNumber?: string;
  requesterMemberStateCode?: string;
  requesterNumber?: string;
};

const memberStates = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** Longer than a shop may wait. */
const slowMs = 20_000;

/** The check of VAT ids as the Commission's REST API answers it: https://ec.europa.eu/taxation_customs/vies */
export async function startVies({ port }: { port: number }): Promise<Vies> {
  const service: Service = { state: 'normal', requests: 0 };
  const closing = new AbortController();
  const connections = createConnections();
  const app = Fastify({ serverFactory: connections.serverFactory, return503OnClosing: false });
  app.addHook('preClose', connections.drain);
  mountCheck(app, service, closing.signal);
  mountStateSwitch(app, {
    service,
    states,
    title: 'VIES',
    about: "A stand-in for the Commission's check of VAT ids: those that end in 0 are not valid.",
  });
  app.get('/api/requests', () => ({ requests: service.requests }));
  await app.listen({ port, host: '127.0.0.1' });
  return {
    address: `http://localhost:${port}`,
    async stop() {
      closing.abort();
      await app.close();
    },
  };
}

function mountCheck(app: FastifyInstance, service: Service, closing: AbortSignal): void {
  app.post<{ Body: CheckRequest }>('/check-vat-number', async ({ body }, reply) => {
    const { state } = service;
    service.requests += 1;
    if (state === 'down') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
    if (state === 'slow') await sleep(slowMs, undefined, { signal: closing }).catch(() => {});
    if (state in failures) return errorWire(failures[state as keyof typeof failures]);
    const { countryCode = '', vatNumber = '' } = body;
    if (!memberStates.has(countryCode) || !/^\w{2,12}$/.test(vatNumber)) {
      return reply.code(400).send(errorWire('INVALID_INPUT'));
    }
    const requester = `${body.requesterMemberStateCode ?? ''}${body.requesterNumber ?? ''}`;
    if (requester !== '' && state === 'unknownRequester') {
      return reply.code(400).send(errorWire('INVALID_REQUESTER_INFO'));
    }
    return checkWire({ countryCode, vatNumber, isForRequester: requester !== '' });
  });
}

function checkWire(asked: { countryCode: string; vatNumber: string; isForRequester: boolean }) {
  const { countryCode, vatNumber, isForRequester } = asked;
  const valid = !vatNumber.endsWith('0');
  const unknown = '---';
  return {
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: isForRequester ? `WAPIAAAA${randomBytes(8).toString('base64url')}` : '',
    // Germany and Spain tell nobody whose an id is.
    name: valid && !['DE', 'ES'].includes(countryCode) ? 'Gasthof Muster' : unknown,
    address: valid && !['DE', 'ES'].includes(countryCode) ? 'Hauptplatz 1\n4020 Linz' : unknown,
    traderName: unknown,
    traderStreet: unknown,
    traderPostalCode: unknown,
    traderCity: unknown,
    traderCompanyType: unknown,
  };
}

/** With status 200, as the service does where it is itself well. */
function errorWire(error: string) {
  return { actionSucceed: false, errorWrappers: [{ error }] };
}
