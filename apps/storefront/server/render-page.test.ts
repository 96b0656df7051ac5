import { refusal } from '@mise/contract/refusal.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PagesBuild } from './build.ts';
import { createAskers } from './draw-for-all.ts';
import { pageAt } from './page-at.ts';
import { renderPages } from './render-page.ts';

type PageRequest = Parameters<PagesBuild['entry']['module']['createPageContext']>[0];

/** A build whose pages are drawn when it is their turn. As the router does it tries what failed once more, and answers 500 then. */
function newBuild(): { build: PagesBuild; drawn: () => number } {
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return {} as never;
  };
  const handler = async (_request: Request, context: unknown) => {
    const { inTurn, logError } = context as PageRequest;
    try {
      await inTurn(draw);
    } catch (error) {
      logError(error);
      await inTurn(draw).catch(() => {});
      return new Response(null, { status: 500 });
    }
    return new Response(null);
  };
  const module = {
    createPageContext: async (request: PageRequest) => request as unknown as RouterContextProvider,
    createRequestHandler: () => handler,
    holdData: (routes: object) => routes,
    finishedDocument: () => undefined,
  };
  const build = { entry: { module }, routes: {}, assets: { routes: {} } } as unknown as PagesBuild;
  return { build, drawn: () => drawn };
}

test('a document whose turn comes when none is to be drawn any more is refused as that says, and is no failure', async () => {
  const { build, drawn } = newBuild();
  let isLate = false;
  const mayDraw = () => {
    if (isLate) throw refusal('serviceUnavailable', { retryAfter: 5 });
  };
  const render = renderPages({ getBuild: async () => build, chunksOf: () => [], isDevelopment: false, mayDraw });
  const failures: unknown[] = [];
  const log = { error: (failure: unknown) => failures.push(failure) } as unknown as FastifyBaseLogger;
  const ask = () =>
    render({
      url: new URL('http://shop/'),
      page: pageAt('/').page,
      method: 'GET',
      askers: createAskers('a'),
      headers: new Headers(),
      contextOf: () => {
        throw new Error('nothing is asked of the shop');
      },
      log,
    });
  expect((await ask()).response.status).toBe(200);
  isLate = true;
  await expect(ask()).rejects.toMatchObject({ key: 'serviceUnavailable', retryAfter: 5 });
  expect([drawn(), failures]).toEqual([1, []]);
});
