import { data, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { holdData, withHeldData } from './held-data.server.ts';

type Loader = (args: { context: RouterContextProvider }) => Promise<unknown>;

/** What the router is told by the loader of a route, and the data of the document then. */
async function load(loader: Loader) {
  const context = new RouterContextProvider();
  const routes = { page: { id: 'page', module: { loader } } } as unknown as ServerBuild['routes'];
  const held = holdData(routes).page?.module.loader as unknown as Loader;
  const told = await held({ context });
  return { told, context };
}

test('the router is told nothing of what a loader found, the document all', async () => {
  const found = { name: 'Teller' };
  const { told, context } = await load(async () => found);
  expect(told).toBeNull();
  expect(withHeldData({ page: null }, context)).toEqual({ page: found });
});

test('status and headers of an answer are the router’s', async () => {
  const { told, context } = await load(async () => data({ shared: null }, { status: 404 }));
  expect(told).toMatchObject({ data: null, init: { status: 404 } });
  expect(withHeldData({ page: null }, context)).toEqual({ page: { shared: null } });
});

test('a redirect stays one, and a loader may find nothing', async () => {
  const redirect = Response.redirect('http://shop/');
  expect((await load(async () => redirect)).told).toBe(redirect);
  const { told, context } = await load(async () => null);
  expect(told).toBeNull();
  expect(withHeldData({ page: null }, context)).toEqual({ page: null });
});

test('one document has nothing of another', async () => {
  await load(async () => ({ name: 'Teller' }));
  expect(withHeldData({ page: null }, new RouterContextProvider())).toEqual({ page: null });
});

test('a route that was left out for an error stays out', async () => {
  const { context } = await load(async () => 1);
  expect(withHeldData({}, context)).toEqual({});
});
