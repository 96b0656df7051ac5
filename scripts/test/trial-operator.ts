import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../run-program.ts';

const operator = { email: 'einrichtung@tafelwerk.example', password: 'Suppe um 12 Uhr' };

export type TrialOperator = (operation: string, input?: unknown) => Promise<unknown>;

/**
 * Adds a publisher to a trial shop as its owner does, logs her in, and answers what calls operations for her: they answer their data and throw a refusal.
 * `origin`: the address under which the shop knows itself.
 */
export async function logInTrialOperator(
  port: number,
  settings: Record<string, string>,
  origin: string,
): Promise<TrialOperator> {
  const command = path.join(root, 'apps/server/src/commands/shop-command.ts');
  const words = [command, 'operator', 'add', operator.email, '--name', 'Olga', '--role', 'publisher'];
  execFileSync(process.execPath, words, { env: { ...process.env, ...settings }, input: `${operator.password}\n` });
  const cookies = new Map<string, string>();
  let token = '';

  async function call(operation: string, input?: unknown): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/plentysystems/${operation}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        locale: 'de',
        'x-csrf-token': token,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(input === undefined ? [] : [input]),
    });
    token = answer.headers.get('x-csrf-token') ?? token;
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${operation}: ${body}`);
    return JSON.parse(body).data;
  }

  await call('doOperatorLogin', operator);
  return call;
}
