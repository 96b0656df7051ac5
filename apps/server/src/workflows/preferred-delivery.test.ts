import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CarrierSandbox, openCarrierSandbox } from '../testing/carrier-sandbox.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let carrier: CarrierSandbox;
let test: TestShop;
beforeAll(async () => {
  carrier = await openCarrierSandbox();
  test = await createTestShop({ SANDBOX_CARRIER_PORT: String(carrier.port), RATE_LIMIT: '100000' });
});
afterAll(async () => {
  await test.close();
  await carrier.close();
});

it('the carrier is asked sixty times an hour for one visitor, and three hundred times for a network, whose sessions cost nothing', async () => {
  const answers = [];
  for (let session = 0; session < 6; session += 1) {
    const visitor = test.visitor();
    await visitor.call('doLoginAsGuest', { email: `place-${session}@krone.example` });
    const asked = [];
    for (let count = 0; count < 61; count += 1) {
      asked.push((await visitor.send('getPackstations', [{ zipcode: '70173', searchPackstation: true }])).statusCode);
    }
    answers.push(asked.filter((status) => status === 200).length);
    expect(asked.at(-1)).toBe(429);
  }
  expect(answers).toEqual([60, 60, 60, 60, 60, 0]);
});
