import autocannon from 'autocannon';
import { readUsage } from './processes.ts';

export type LoadRequest = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

export type Load = {
  origin: string;
  /** Process of the shop. */
  pid: number;
  /** Called for every request, with the number of the connection that sends it: a session belongs to one of them. */
  next: (connection: number) => LoadRequest;
  /** How many requests; without it, for `seconds`. */
  amount?: number;
  seconds: number;
  connections: number;
};

export type Measured = {
  perSecond: number;
  /** Time to the whole answer in ms: half are faster, 99 of 100 are faster. */
  p50: number;
  p99: number;
  /** CPU time a request (ms); null where the system does not tell. */
  nodeCpu: number | null;
  databaseCpu: number | null;
  /** Answers that were none or not 2xx. */
  failed: number;
};

/** So many connections, each of which asks again as soon as it is answered. */
export async function load({ origin, pid, next, amount, seconds, connections }: Load): Promise<Measured> {
  const times: number[] = [];
  const before = readUsage(pid);
  const started = performance.now();
  let connected = 0;
  const options: autocannon.Options = {
    url: origin,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    setupClient: (client) => {
      const connection = connected++;
      client.setRequests([{ setupRequest: (request) => ({ ...request, ...next(connection) }) }]);
    },
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  const took = performance.now() - started;
  const after = readUsage(pid);
  times.sort((a, b) => a - b);
  const cpu = (kind: 'node' | 'database') => (before && after ? (after[kind] - before[kind]) / times.length : null);
  return {
    perSecond: (times.length / took) * 1000,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    nodeCpu: cpu('node'),
    databaseCpu: cpu('database'),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
