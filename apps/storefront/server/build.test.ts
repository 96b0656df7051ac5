import { expect, test, vi } from 'vitest';
import { handlerOf, type PagesBuild } from './build.ts';

/** A build that answers which routes it was told of. */
function createBuild(): PagesBuild {
  const all = { root: {}, frame: {}, home: {}, search: {} };
  const createRequestHandler = vi.fn(
    ({ routes, assets }: PagesBuild) =>
      async () =>
        Response.json([Object.keys(routes), Object.keys(assets.routes)]),
  );
  const holdData = (routes: object) => ({ ...routes, held: {} });
  return {
    routes: all,
    assets: { routes: all },
    entry: { module: { createRequestHandler, holdData } },
  } as unknown as PagesBuild;
}

const request = new Request('http://shop');
const told = async (handler: ReturnType<typeof handlerOf>) => (await handler(request)).json();

test('the router is told of the routes of an address alone', async () => {
  const build = createBuild();
  const routes = ['root', 'frame', 'search'];
  expect(await told(handlerOf(build, 'production', routes, { isDocument: false }))).toEqual([routes, routes]);
  expect(await told(handlerOf(build, 'production', ['root', 'home'], { isDocument: false }))).toEqual([
    ['root', 'home'],
    ['root', 'home'],
  ]);
});

test('what the loaders of a document find is held for its page', async () => {
  const build = createBuild();
  const forDocuments = handlerOf(build, 'production', ['root'], { isDocument: true });
  expect(await told(forDocuments)).toEqual([['root', 'held'], ['root']]);
  expect(await told(handlerOf(build, 'production', ['root'], { isDocument: false }))).toEqual([['root'], ['root']]);
});

test('what it is told is made once for the same routes of a build', () => {
  const build = createBuild();
  const handler = handlerOf(build, 'production', ['root', 'home'], { isDocument: false });
  expect(handlerOf(build, 'production', ['root', 'home'], { isDocument: false })).toBe(handler);
  expect(handlerOf(createBuild(), 'production', ['root', 'home'], { isDocument: false })).not.toBe(handler);
});

test('in development it is told of all: there are pages that no build has', async () => {
  const all = ['root', 'frame', 'home', 'search'];
  expect(await told(handlerOf(createBuild(), 'development', ['root'], { isDocument: false }))).toEqual([all, all]);
});
