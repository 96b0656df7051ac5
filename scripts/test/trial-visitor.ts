import type { Input, OperationName, Output } from '@mise/contract/client.ts';
import { defaultLanguage } from '@mise/rules/languages.ts';

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
export function createVisitor(origin: string, language: string = defaultLanguage): Visitor {
  const headers: Record<string, string> = { 'content-type': 'application/json', locale: language };
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
