import type { Input, OperationName, Output } from '@mise/contract/client.ts';

/** Address of an operation below the shop's. */
export function operationPath(name: OperationName): string {
  return `/api/plentysystems/${name}`;
}

export type Visitor = {
  /** What a request of this visitor carries. */
  headers: () => Record<string, string>;
  /** Calls an operation over HTTP. Throws for any answer but 2xx. */
  call: <Name extends OperationName>(name: Name, input?: Input<Name>) => Promise<Output<Name>>;
};

/** Someone with a session of their own, as soon as the first write begins it. */
export function createVisitor(origin: string): Visitor {
  const headers: Record<string, string> = { 'content-type': 'application/json', locale: 'de' };
  return {
    headers: () => headers,
    async call(name, input) {
      const body = JSON.stringify(input === undefined ? [] : [input]);
      const answer = await fetch(`${origin}${operationPath(name)}`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
      const [cookie] = answer.headers.getSetCookie();
      if (cookie) headers.cookie = cookie.split(';', 1)[0] ?? '';
      const token = answer.headers.get('x-csrf-token');
      if (token) headers['x-csrf-token'] = token;
      return (JSON.parse(text) as { data: Output<typeof name> }).data;
    },
  };
}

/** A session without a cart. */
export async function createGuest(origin: string): Promise<Visitor> {
  const visitor = createVisitor(origin);
  await visitor.call('doLoginAsGuest', { email: `einkauf-${crypto.randomUUID()}@gasthaus-krone.example` });
  return visitor;
}

/** Prepares many at once, ten at a time as the load itself comes. */
export async function prepare<Prepared>(
  count: number,
  make: (index: number) => Promise<Prepared>,
): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < count) prepared.push(await make(next++));
  }
  await Promise.all(Array.from({ length: 10 }, work));
  return prepared;
}
