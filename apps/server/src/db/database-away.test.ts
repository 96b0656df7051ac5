import { describe, expect, test } from 'vitest';
import { isDatabaseAway, isDatabaseBusy } from './database-away.ts';

function failure(code: string | undefined, message = 'failed'): Error {
  return Object.assign(new Error(message), code !== undefined && { code });
}

describe('isDatabaseAway', () => {
  test.each([
    ['disk full', '53100'],
    ['out of memory', '53200'],
    ['too many connections', '53300'],
    ['shut down by its operator', '57P01'],
    ['ended after a crash of another connection', '57P02'],
    ['starting up or stopping', '57P03'],
    ['connection failure', '08006'],
    ['cannot connect', '08001'],
    ['no such connection', '08003'],
    ['a file cannot be written', '58030'],
    ['nobody listens', 'ECONNREFUSED'],
    ['no socket', 'ENOENT'],
    ['reset', 'ECONNRESET'],
  ])('%s (%s)', (_, code) => {
    expect(isDatabaseAway(failure(code))).toBe(true);
    expect(isDatabaseAway(new Error('Failed query: select 1', { cause: failure(code) }))).toBe(true);
  });

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('%s', (message) => {
    expect(isDatabaseAway(failure(undefined, message))).toBe(true);
  });

  test.each([
    ['a unique key', '23505'],
    ['a wrong statement', '42601'],
    ['cancelled by its user', '57014'],
    ['a deadlock', '40P01'],
    ['a code that only begins like one', '53'],
    ['a program of ours', 'ERR_ASSERTION'],
  ])('not %s (%s)', (_, code) => {
    expect(isDatabaseAway(failure(code))).toBe(false);
  });

  test('not what is no error', () => {
    expect(isDatabaseAway(null)).toBe(false);
    expect(isDatabaseAway('53100')).toBe(false);
  });
});

describe('isDatabaseBusy', () => {
  test.each([
    ['a wait for a connection of the pool', failure(undefined, 'timeout exceeded when trying to connect')],
    ['a statement that took too long', failure('57014')],
    ['a lock that stayed taken', failure('55P03')],
  ])('%s', (_, error) => {
    expect(isDatabaseBusy(new Error('Failed query: select 1', { cause: error }))).toBe(true);
    expect(isDatabaseAway(error)).toBe(false);
  });

  test.each([
    ['a database that is away', failure('57P03')],
    ['a connection that could not be made', failure(undefined, 'Connection terminated due to connection timeout')],
    ['no error', null],
  ])('not %s', (_, error) => {
    expect(isDatabaseBusy(error)).toBe(false);
  });
});
