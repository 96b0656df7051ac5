import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openViesSandbox, type ViesSandbox } from '../../testing/vies-sandbox.ts';
import { RegisterAwayError } from './vat-register.ts';
import { createVies } from './vies.ts';

let sandbox: ViesSandbox;
const id = { vatNumber: 'ATU12345678', requester: 'DE123456789' };
const vies = (patienceMs?: number) => createVies({ url: `http://localhost:${sandbox.port}`, patienceMs });

beforeAll(async () => {
  sandbox = await openViesSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.set('normal'));

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RegisterAwayError);
  // It is logged.
  expect(String(error)).not.toContain(id.vatNumber.slice(2));
  return (error as RegisterAwayError).failure;
}

test('a valid id comes with whose it is, and a number to prove that it was asked', async () => {
  expect(await vies().check(id)).toEqual({
    isValid: true,
    consultationNumber: expect.stringMatching(/^WAPI/),
    name: 'Gasthof Muster',
    address: expect.stringContaining('Linz'),
  });
});

test('some member states do not say whose an id is', async () => {
  const answer = await vies().check({ ...id, vatNumber: 'ESB12345678' });
  expect(answer).toMatchObject({ isValid: true, name: null, address: null });
});

test('a shop without an id of its own gets no number', async () => {
  expect(await vies().check({ ...id, requester: '' })).toMatchObject({ isValid: true, consultationNumber: null });
});

test('a shop whose own id is not known gets an answer all the same', async () => {
  await sandbox.set('unknownRequester');
  expect(await vies().check(id)).toMatchObject({ isValid: true, consultationNumber: null });
});

test('an id that there is not is not valid', async () => {
  expect(await vies().check({ ...id, vatNumber: 'ATU12345670' })).toEqual({ isValid: false });
});

test('an id that cannot be one is not valid', async () => {
  expect(await vies().check({ ...id, vatNumber: 'AT1' })).toEqual({ isValid: false });
});

test.each([
  ['busy', 'busy'],
  ['globallyBusy', 'busy'],
  ['memberStateAway', 'memberStateAway'],
  ['away', 'away'],
  ['timeout', 'away'],
  ['down', 'away'],
])('while the service is %s nothing is said: %s', async (state, failure) => {
  await sandbox.set(state);
  expect(await failureOf(vies().check(id))).toBe(failure);
});

test('a service that is slow is not waited for', async () => {
  await sandbox.set('slow');
  expect(await failureOf(vies(50).check(id))).toBe('away');
});

test('nobody answers', async () => {
  expect(await failureOf(createVies({ url: 'http://localhost:9' }).check(id))).toBe('away');
});
