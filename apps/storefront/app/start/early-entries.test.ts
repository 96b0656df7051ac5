import { afterEach, expect, test, vi } from 'vitest';

/** A document whose visitor follows a link within it while a part waits for its scripts. */
async function enterEarly() {
  const shop = 'https://shop.example/plates';
  const router = { state: { navigation: { state: 'idle' } } };
  const location = { href: `${shop}#filters` };
  const page = Object.assign(new EventTarget(), {
    location,
    history: { state: null },
    __reactRouterDataRouter: router,
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('PopStateEvent', Event);
  vi.resetModules();
  const { asPart } = await import('./first-intent.ts');
  const { holdEarlyEntries } = await import('./early-entries.ts');
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
    await Promise.resolve();
  };
  return { page, router, location, told, partsCome };
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
