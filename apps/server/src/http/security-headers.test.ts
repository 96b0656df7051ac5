import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { securityHeaders } from './security-headers.ts';

it.each<[string, Record<string, string>, string | undefined]>([
  ['no promise over http', { SHOP_URL: 'http://shop.example.com', HSTS_SUBDOMAINS: 'on' }, undefined],
  ['of the shop alone, unless told', { SHOP_URL: 'https://shop.example.com' }, 'max-age=31536000'],
  [
    'of the hosts below it too where the owner says so',
    { SHOP_URL: 'https://shop.example.com', HSTS_SUBDOMAINS: 'on' },
    'max-age=31536000; includeSubDomains',
  ],
])('transport security: %s', (_, settings, promised) => {
  expect(securityHeaders(readConfig(settings))['strict-transport-security']).toBe(promised);
});

describe('every answer', () => {
  let test: TestShop;
  beforeAll(async () => {
    test = await createTestShop({ SHOP_URL: 'https://shop.example.com' });
  });
  afterAll(() => test.close());

  it.each([
    ['GET', '/api/openapi.json', 200, 'same-origin'],
    ['POST', '/api/plentysystems/getInit', 200, 'same-origin'],
    ['POST', '/api/plentysystems/doPlaceOrder', 403, 'same-origin'],
    ['POST', '/api/plentysystems/nothing', 404, 'same-origin'],
    ['GET', '/mail-logo.png', 200, 'cross-origin'],
    ['GET', '/favicon.ico', 200, 'cross-origin'],
    ['GET', '/media/nothing.jpg', 404, 'same-origin'],
    ['GET', '/nothing', 404, 'same-origin'],
  ] as const)('%s %s has the headers that keep others out', async (method, url, status, embeddable) => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const answer = await test.app.inject({ method, url, headers, ...(method === 'POST' && { payload: '[]' }) });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': embeddable,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
    });
  });
});
