import { isApiError } from '@mise/contract/api-error.ts';
import { defaultLanguage, type Language } from '@mise/rules/languages.ts';
import type { Context, Shop } from '@mise/server/context.ts';
import { networkOf } from '@mise/server/domains/customers/network-of.ts';
import { createCallContext, requestLanguage } from '@mise/server/http/call-context.ts';
import { countCall } from '@mise/server/http/count-call.ts';
import { editsPages } from '@mise/server/http/edits-pages.ts';
import { sendPriceGroup } from '@mise/server/http/send-price-group.ts';
import { inTurn } from '@mise/server/http/take-turn.ts';
import { refuseLate } from '@mise/server/stopping.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagesBuild } from './build.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { PolicyOptions } from './content-policy.ts';
import { createAskers } from './draw-for-all.ts';
import { pageAt } from './page-at.ts';
import { createKeptAnswers } from './page-cache/kept-answers.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { type PublicPages, publicPage } from './page-cache/public-page.ts';
import type { ChunksOf } from './page-chunks.ts';
import { pagePath } from './page-path.ts';
import { createRefusedPages } from './refused-pages.ts';
import { languageOfPage, type Rendered, renderPages } from './render-page.ts';
import { finishPage, sendPage } from './send-page.ts';
import { usualAddress } from './usual-addresses.ts';

/** Anybody can make up terms: what is found has room of its own, and drives no other page out. */
const cacheBytes = { pages: 48 * 1024 * 1024, searches: 16 * 1024 * 1024, answers: 8 * 1024 * 1024 };

/** Every address that is no operation, picture or file is a page, or the data of one (`.data`). */
export function mountPages(app: FastifyInstance, shop: Shop, pages: { build: PagesBuild; chunksOf: ChunksOf }): void {
  const { build, chunksOf } = pages;
  const mayDraw = () => refuseLate(shop);
  const render = renderPages({ getBuild: async () => build, chunksOf, isDevelopment: false, mayDraw });
  const now = () => shop.now().getTime();
  const caches = {
    pages: createPageCache({ maximumBytes: cacheBytes.pages, now }),
    searches: createPageCache({ maximumBytes: cacheBytes.searches, now }),
  };
  const answers = createKeptAnswers({ maximumBytes: cacheBytes.answers, now });
  for (const cache of [...Object.values(caches), answers]) shop.changes.subscribe(cache.apply);
  const asked: PublicPages['asked'] = new Map();
  const waiting: PublicPages['waiting'] = new Map();
  // It is nobody's, whoever is the first who is refused: it waits in no line of theirs, and asks nothing of the shop.
  const refusedPage = createRefusedPages(now, async (address) => {
    const url = new URL(address, shop.config.shopUrl);
    const { page } = pageAt(pagePath(url));
    const askers = createAskers('');
    const nobody = { method: 'GET', headers: new Headers(), askers, contextOf: asksNothing, log: shop.log };
    return finishPage(await render({ url, page, ...nobody, isRefused: true }));
  });

  // Open pages ask now and then whether they are still those of the latest build (app/start/watch-for-updates.ts).
  app.get('/latest-build.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ build: build.assets.version }),
  );

  async function answer(url: URL, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { page, routes } = pageAt(pagePath(url));
    const isEdited = page.layout !== 'operator' && (await editsPages(shop, request));
    if (page.kept && !isEdited && !(await isPreview(shop, request))) {
      const cache = page.kept.parameters === 'search' ? caches.searches : caches.pages;
      const kept = { shop, build: build.assets.version, cache, answers, asked, waiting, render };
      const found = await publicPage(kept, request, { url, page, routes, ...page.kept });
      reply.header('x-page-cache', found.state);
      return sendPage(request, reply, found.page);
    }
    countCall(shop, request, 'pages');
    const rendered = await inTurn(shop, request, async () => {
      const asked = { ...personal(shop, request, reply), ...(page.kept && { ask: answers.ask }) };
      const made = await render({ url, page, isEdited, ...asked });
      await keepPriceGroupTrue(made, shop, request, reply);
      return made;
    });
    return sendPage(request, reply, await finishPage(rendered, page, { addresses: addressesOf(shop) }));
  }

  /** Too many were asked for: a page that says so, at the same address. */
  async function refuse(url: URL, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { page } = pageAt(pagePath(url));
    const language = languageOfPage(page, { url, chosenLanguage: requestLanguage(request) });
    return sendPage(request, reply, await refusedPage({ language, isData: url.pathname.endsWith('.data') }));
  }

  mountAddresses(app, shop, async (url, request, reply) => {
    try {
      return await answer(url, request, reply);
    } catch (error) {
      if (!isApiError(error) || error.key !== 'security.tooManyRequests') throw error;
      reply.header('retry-after', Math.ceil(error.retryAfter ?? 1));
      return refuse(url, request, reply);
    }
  });
}

/** The same while the sources change: nothing is kept. */
export function mountPagesInDevelopment(app: FastifyInstance, shop: Shop, getBuild: () => Promise<PagesBuild>): void {
  const mayDraw = () => refuseLate(shop);
  const render = renderPages({ getBuild, chunksOf: () => [], isDevelopment: true, mayDraw });
  mountAddresses(app, shop, async (url, request, reply) => {
    const { page } = pageAt(pagePath(url));
    const isEdited = page.layout !== 'operator' && (await editsPages(shop, request));
    const rendered = await inTurn(shop, request, () =>
      render({ url, page, isEdited, ...personal(shop, request, reply) }),
    );
    return sendPage(
      request,
      reply,
      await finishPage(rendered, page, { isDevelopment: true, addresses: addressesOf(shop) }),
    );
  });
}

function asksNothing(): never {
  throw new Error('a refusal asks nothing of the shop');
}

/** The stand-in of a payment provider has its script elsewhere. */
function addressesOf({ config }: Shop): PolicyOptions['addresses'] {
  return config.mollie ? { payment: new URL(config.mollie.scriptUrl).origin } : {};
}

/** What a longer one says takes as long to read as a page to be made: it is counted, be the page kept or elsewhere. */
const longestAddress = 1_000;

type Answer = (url: URL, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function mountAddresses(app: FastifyInstance, shop: Shop, answer: Answer): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      if (request.url.length > longestAddress) countCall(shop, request, 'pages');
      const moved = canonicalAddress(request.url) ?? usualAddress(request.url.split('?', 1)[0] ?? '');
      if (moved !== null) return reply.redirect(moved, 301);
      return answer(new URL(request.url, shop.config.shopUrl), request, reply);
    },
  });
}

/** Who edits the shop sees it as it is now, not as it was kept. For anyone else the headers mean nothing. */
async function isPreview(shop: Shop, request: FastifyRequest): Promise<boolean> {
  const asks = request.headers.nocache !== undefined || request.headers['x-pwa-edit-hash'] !== undefined;
  if (!asks) return false;
  const { operator } = createCallContext(shop, request, defaultLanguage);
  // It is asked of the database, whether there is such an operator or not.
  countCall(shop, request, 'pages');
  return inTurn(shop, request, operator.runsShop);
}

/** A login that leads back to a page for customers must not find that page closed: kept ones look at the cookie first. */
async function keepPriceGroupTrue(made: Rendered, shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  if (made.response.status < 500) await sendPriceGroup(createCallContext(shop, request, defaultLanguage), reply);
}

/** A page for the visitor who asks. */
function personal(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const aborted = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  let context: Context | undefined;
  return {
    method: request.method,
    askers: createAskers(networkOf(request.ip)),
    headers,
    signal: aborted.signal,
    // One for all operations of a page: they see the same moment.
    contextOf: (language: Language) => {
      context ??= createCallContext(shop, request, language);
      return context;
    },
    log: request.log,
    chosenLanguage: requestLanguage(request),
  };
}
