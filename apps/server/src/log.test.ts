import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const query = 'update "operator" set "password_hash" = $1, "email" = $2';
const failed = () =>
  new DrizzleQueryError(query, ['$argon2id$v=19$…', 'olga@tafelwerk.example'], new Error('disk full'));

function startLog() {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  return { log, lines };
}

it('writes a failed query and its cause, but none of its parameters', () => {
  const { log, lines } = startLog();
  log.error({ err: failed() }, 'an operation failed');
  log.error({ err: new Error('the order could not be placed', { cause: failed() }) }, 'an operation failed');
  for (const line of lines) {
    expect(line).toContain('update \\"operator\\"');
    expect(line).toContain('disk full');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('argon2');
    expect(line).not.toContain('tafelwerk');
  }
  expect(lines).toHaveLength(2);
});

it('does so for the log of a request too', async () => {
  const { log, lines } = startLog();
  const app = Fastify({ loggerInstance: log });
  app.get('/', async (request) => {
    request.log.error({ err: failed() }, 'an operation failed');
  });
  await app.inject('/');
  expect(lines.join()).toContain('disk full');
  expect(lines.join()).not.toContain('argon2');
});

it('writes other errors as they are', () => {
  const { log, lines } = startLog();
  log.error({ err: Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }) }, 'the database is away');
  log.error({ err: 'a text that was thrown' }, 'a bug');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'Error',
    message: 'no connection',
    code: 'ECONNREFUSED',
  });
  expect(JSON.parse(lines[1] ?? '').err).toBe('a text that was thrown');
});
