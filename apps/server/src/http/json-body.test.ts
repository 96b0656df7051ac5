import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { usualLimits } from '../turns/admission.ts';
import { isBeyond } from './json-body.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const invalidBody = { key: 'invalidInput', cause: { body: 'invalid' } };

describe('isBeyond', () => {
  it.each([
    ['[]', 1, 1],
    ['[{"a":[1,2]},3]', 5, 3],
    ['[[],[[]],{}]', 7, 3],
    ['["[,{","\\",[[[\\\\",{}]', 4, 2],
    ['["not ended ,{[', 1, 1],
  ])('counts %s as %d, %d deep', (json, parts, depth) => {
    expect(isBeyond(Buffer.from(json), { parts, depth })).toBe(false);
    expect(isBeyond(Buffer.from(json), { parts: parts - 1, depth })).toBe(true);
    expect(isBeyond(Buffer.from(json), { parts, depth: depth - 1 })).toBe(true);
  });
});

it('a body that is deeper than any call has is not read, and none where there is nothing: both would take long', async () => {
  const deep = '['.repeat(101) + ']'.repeat(101);
  expect((await test.visitor().send('getSettings', deep)).json()).toMatchObject(invalidBody);
  const headers = { 'content-type': 'application/json' };
  const nowhere = await test.app.inject({ method: 'POST', url: '/nothing', headers, payload: '[{' });
  expect(nowhere.json().key).toBe('pageNotFound');
});

it('who sends to where there is nothing is counted', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '2' });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await limited.app.inject({ method: 'POST', url: '/nothing' })).statusCode);
  }
  expect(statuses).toEqual([404, 404, 429]);
  await limited.close();
});

it.each([
  ['in depth', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
  ['side by side', JSON.stringify([{ base64: 'aGVsbG8=', filename: 'a.pdf', more: Array(100_000).fill({}) }])],
])('a body of more parts than any call has is not read, %s', async (_, body) => {
  const answer = await test.visitor().send('doUploadOrderPropertyFile', body);
  expect(answer.json()).toMatchObject(invalidBody);
});

it('a body that names what all objects have is not read', async () => {
  const answer = await test.visitor().send('getSettings', '[{"__proto__":{"role":"admin"}}]');
  expect(answer.json()).toMatchObject(invalidBody);
});

it('a file may be as long as it is', async () => {
  const body = JSON.stringify([{ base64: ',[{'.repeat(100_000), filename: 'a.pdf' }]);
  const answer = await test.visitor().send('doUploadOrderPropertyFile', body);
  expect(answer.json().key).toBe('upload.refused');
});

it('a body is read when it is the turn of its call', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const others = Array.from({ length: usualLimits.turns }, (_, each) =>
    test.shop.admission.inTurn({ network: `198.51.100.${each}`, session: null }, () => released),
  );
  let isAnswered = false;
  const waiting = test
    .visitor()
    .send('getCart', '[{')
    .then((answer) => {
      isAnswered = true;
      return answer;
    });
  // What is read at once has been answered by now.
  for (let turn = 0; turn < 2; turn += 1) {
    const headers = { 'content-type': 'application/json' };
    const other = await test.app.inject({ method: 'POST', url: '/nothing', headers, payload: '[{' });
    expect(other.statusCode).toBe(404);
  }
  expect(isAnswered).toBe(false);
  release();
  await Promise.all(others);
  expect((await waiting).json()).toMatchObject(invalidBody);
});

/** A call that announces a body of a megabyte and sends the beginning of it. */
async function begin(name: string): Promise<string> {
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${1024 * 1024}`];
  socket.write([`POST /api/plentysystems/${name} HTTP/1.1`, ...head, '', '[{"identifier"'].join('\r\n'));
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

it.each(['doSaveBlocks', 'setCategorySettings', 'getCategorySettingsValid', 'doUploadStorageItem'])(
  'nothing is read of what a stranger sends to %s',
  async (name) => {
    expect(await begin(name)).toMatch(/^HTTP\/1\.1 403 /);
  },
);

it('whoever runs the shop sends more than others', async () => {
  const publisher = await signInOperator(test, 'publisher');
  const answer = await publisher.send('getCategorySettingsValid', [Array(100).fill({ title: 'x'.repeat(2_000) })]);
  expect(answer.json().key).toBe('invalidInput');
  expect(answer.json().cause).not.toEqual(invalidBody.cause);
});
