import { refusal } from '@mise/contract/refusal.ts';
import { expect, it } from 'vitest';
import type { Page } from '#app/page/page-context.ts';
import { loadFirstReviews } from './load-first-reviews.server.ts';

/** What is logged where the shop refuses to answer the reviews of an item. */
async function loggedOf(error: unknown): Promise<unknown[]> {
  const logged: unknown[] = [];
  const client = { getReview: async () => Promise.reject(error) } as unknown as Page['client'];
  const page = { client, locale: 'en' as const, logError: (each: unknown) => logged.push(each) } as unknown as Page;
  expect(await loadFirstReviews(page, 1)).toBeNull();
  return logged;
}

it.each(['productNotFound', 'login.required'] as const)(
  'an address that leads nowhere is no failure: %s',
  async (key) => {
    expect(await loggedOf(refusal(key))).toEqual([]);
  },
);

it('a failure is logged', async () => {
  const failure = refusal('unknownError');
  expect(await loggedOf(failure)).toEqual([failure]);
});
