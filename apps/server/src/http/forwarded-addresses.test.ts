import { afterEach, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { forwardedAddresses } from './forwarded-addresses.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.1', '203.0.113.7, 10.0.0.1'],
  ['2001:db8::1,10.0.0.1', '2001:db8::1, 10.0.0.1'],
  ['spoofed, 203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, spoofed, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, spoofed', ''],
  ['203.0.113.7:4711', ''],
  ['', ''],
])('of "%s" counts "%s"', (header, expected) => {
  expect(forwardedAddresses(header)).toBe(expected);
});

it('of thousands of addresses those near to us count, none of them cut', () => {
  const read = forwardedAddresses(`${'2001:db8::1,'.repeat(1_300)}203.0.113.7`).split(', ');
  expect(read.length).toBeLessThan(100);
  expect(new Set(read)).toEqual(new Set(['2001:db8::1', '203.0.113.7']));
  expect(read.at(-1)).toBe('203.0.113.7');
});

describe('the limit of calls', () => {
  let test: TestShop;
  afterEach(() => test.close());

  async function statuses(forwarded: string[]): Promise<number[]> {
    test = await createTestShop({ RATE_LIMIT: '2', TRUST_PROXY: '1' });
    const answers: number[] = [];
    for (const name of forwarded) {
      const headers = { 'x-forwarded-for': name };
      answers.push((await test.visitor().send('getInit', [], { headers })).statusCode);
    }
    return answers;
  }

  it('counts by the address that the proxy names', async () => {
    expect(await statuses(['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])).toEqual([200, 200, 429, 200]);
  });

  it('is not lifted by names that are no addresses', async () => {
    expect(await statuses(['a', 'b', 'c', 'd, e'])).toEqual([200, 200, 429, 429]);
  });
});
