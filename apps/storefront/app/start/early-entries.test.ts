import { afterEach, expect, test, vi } from 'vitest';

type Early = {
  /** Whether React has taken the document over. */
  isHeard?: boolean;
  hasRouter?: boolean;
  /** Path and query of the document that scripts began in. */
  address?: string;
};

/** A document whose visitor follows a link within it, or goes elsewhere, while a part waits for its scripts. */
async function enterEarly({ isHeard = true, hasRouter = true, address = '/plates' }: Early = {}) {
  const shop = 'https://shop.example/plates';
  const router = { state: { navigation: { state: 'idle' } } };
  const location = { href: `${shop}#filters`, pathname: '/plates', search: '', reload: vi.fn() };
  const page = Object.assign(new EventTarget(), {
    location,
    history: { state: null },
    earlyInput: { isUsed: true, pressed: [], address },
    ...(hasRouter && { __reactRouterDataRouter: router }),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('PopStateEvent', Event);
  vi.resetModules();
  const { asPart } = await import('./first-intent.ts');
  const { hearEntries, holdEarlyEntries } = await import('./early-entries.ts');
  if (isHeard) hearEntries();
  const { promise, resolve: letCome } = Promise.withResolvers<string>();
  const isThere = asPart(() => promise)();
  holdEarlyEntries();
  const told = vi.fn();
  page.addEventListener('popstate', told);
  page.dispatchEvent(new Event('popstate'));
  expect(told).not.toHaveBeenCalled();
  const partsCome = async () => {
    letCome('part');
    await isThere;
    const { partsAreThere } = await import('./first-intent.ts');
    await partsAreThere();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { page, router, location, told, partsCome, hearEntries };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('the router is told of an early entry once the parts of the page are there', async () => {
  const { told, partsCome } = await enterEarly();
  await partsCome();
  expect(told).toHaveBeenCalledOnce();
});

test('what was chosen meanwhile is not called off by it', async () => {
  const { router, told, partsCome } = await enterEarly();
  router.state.navigation.state = 'loading';
  await partsCome();
  expect(told).not.toHaveBeenCalled();
});

test('nor told where the page has another address by then', async () => {
  const { location, told, partsCome } = await enterEarly();
  location.href = 'https://shop.example/plates?facets=1';
  await partsCome();
  expect(told).not.toHaveBeenCalled();
});

test('nor before React hears of what the router does', async () => {
  const { told, partsCome, hearEntries } = await enterEarly({ isHeard: false });
  await partsCome();
  expect(told).not.toHaveBeenCalled();
  hearEntries();
  await partsCome();
  expect(told).toHaveBeenCalledOnce();
});

test('a document that somebody left for another address before there was a router is loaded anew', async () => {
  const { location, told, partsCome } = await enterEarly({
    hasRouter: false,
    isHeard: false,
    address: '/plates?facets=1',
  });
  expect(location.reload).toHaveBeenCalledOnce();
  await partsCome();
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['a place of the document before there was one', { hasRouter: false }],
  ['another address while there is one', { address: '/plates?facets=1' }],
])('none is for %s', async (_, early) => {
  const { location, told, partsCome } = await enterEarly(early);
  await partsCome();
  expect(location.reload).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
});
