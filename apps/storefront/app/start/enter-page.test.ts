import { afterEach, expect, test } from 'vitest';
import { createEnterPage } from './enter-page.ts';
import { newerBuild } from './newer-build.ts';

const pages = { '/': { texts: [] }, '/*': { texts: [] }, '/pay/:orderId': { texts: [], isDocument: true as const } };
const enterPage = createEnterPage(async () => pages, '/pay/7');

afterEach(() => {
  newerBuild.isKnown = false;
});

async function enter(address: string, pattern: string, by = enterPage) {
  const url = new URL(address, 'http://shop');
  return by({ url, pattern }, async () => 'data').catch((answer: unknown) => {
    if (!(answer instanceof Response)) throw answer;
    return { document: answer.headers.get('location'), isReload: answer.headers.has('x-remix-reload-document') };
  });
}

test.each([
  ['/', '/'],
  ['/geschirr', '*'],
  ['/en/tableware', 'en/*'],
  ['/en', 'en'],
  // The policy of this document is that of the page: its data may be asked for again.
  ['/pay/7', 'pay/:orderId'],
])('%s is entered in the document that is there', async (address, pattern) => {
  expect(await enter(address, pattern)).toBe('data');
});

test.each([
  ['/pay/8?from=mail#form', 'pay/:orderId'],
  ['/en/pay/7', 'en/pay/:orderId'],
])('%s has a policy of its own: a new document', async (address, pattern) => {
  expect(await enter(address, pattern)).toEqual({ document: address, isReload: true });
});

test('once there is a newer build, every page is a new document', async () => {
  newerBuild.isKnown = true;
  expect(await enter('/geschirr', '*')).toEqual({ document: '/geschirr', isReload: true });
});

test('where nothing can be known of pages, every page is a new document', async () => {
  const lost = createEnterPage(() => Promise.reject(new Error('lost')), '/pay/7');
  expect(await enter('/geschirr', '*', lost)).toEqual({ document: '/geschirr', isReload: true });
});
