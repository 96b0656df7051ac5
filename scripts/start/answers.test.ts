import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { startTrial, type TrialProcess } from '../test/start-trial.ts';
import { makeTrialShop, type TrialShop } from '../test/trial-shop.ts';

describe.runIf(process.platform === 'linux')('a running shop', () => {
  let trial: TrialShop;
  let shop: TrialProcess;
  beforeAll(async () => {
    trial = await makeTrialShop();
    shop = await startTrial(root, { ...trial.settings, SHOP_URL: 'https://shop.example.com' });
  }, 120_000);
  afterAll(async () => {
    await shop.stop();
    await trial.remove();
  });

  test.each([
    ['/', 200],
    ['/cart', 200],
    ['/nothing', 404],
    ['/Cart', 301],
    ['/%00', 404],
    ['/service-worker.js', 200],
    ['/assets/nothing.js', 404],
    ['/latest-build.json', 200],
    ['/sitemap.xml', 200],
    ['/api/openapi.json', 200],
  ])('answers %s with the headers that keep others out', async (address, status) => {
    const answer = await fetch(`http://127.0.0.1:${trial.port}${address}`, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(guarded);
  });

  test('answers what is no request with them, too', async () => {
    const socket = connect(trial.port, '127.0.0.1');
    socket.write('HELLO\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const name of Object.keys(guarded)) expect(answer).toContain(`\r\n${name}: `);
  });
});

const guarded = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.any(String),
  'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
};
