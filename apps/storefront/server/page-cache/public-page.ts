import { isApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { defaultLanguage } from '@mise/rules/languages.ts';
import type { Shop } from '@mise/server/context.ts';
import { type Dependencies, noDependencies } from '@mise/server/dependencies.ts';
import { isEveryone, type PriceGroup } from '@mise/server/domains/customers/price-group.ts';
import { countCall, countedCaller } from '@mise/server/http/count-call.ts';
import { pageGroupOf } from '@mise/server/http/page-group.ts';
import { createPublicContext } from '@mise/server/http/public-context.ts';
import { callerOf, inTurn } from '@mise/server/http/take-turn.ts';
import { whileLent } from '@mise/server/turns/admission.ts';
import { countAfterwards } from '@mise/server/turns/call-limit.ts';
import { currentForAll, type ForAll } from '@mise/server/turns/long-turns.ts';
import type { FastifyRequest } from 'fastify';
import type { PageDeclaration } from '../../app/pages.ts';
import { type Askers, createAskers } from '../draw-for-all.ts';
import type { Render } from '../render-page.ts';
import { compressPage, finishPage, isUnpackedFor } from '../send-page.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { KeptPage, PageCache } from './page-cache.ts';
import { type KnownPage, knownAddress, pageKey } from './page-key.ts';
import type { CacheState, Made } from './tagged-cache.ts';

export type PublicPages = {
  shop: Shop;
  build: string;
  cache: PageCache;
  answers: Pick<KeptAnswers, 'ask'>;
  /** Who waits for the pages that are being made, and by what they are made, by their keys. */
  asked: Map<string, { askers: Askers; forAll: ForAll | null }>;
  /** How many of each network wait for pages that somebody else has made. */
  waiting: Map<string, number>;
  render: Render;
};

/** As many of a network as wait for a turn of their own (`turns/admission.ts`): each holds a connection, of which the process has some thousands. */
const mostWaiting = 500;

/** A page, and what it cost. */
type PublicPage = { page: KeptPage; state: CacheState };

/**
 * A page that is the same for everyone of a price group, kept until something in it changes. It is rendered for nobody in
 * particular: neither cookie nor unknown parameter of who asks first can get into it. One that has to be made, or is being made, may be refused
 * with `security.tooManyRequests`, as may one that is kept where it has to be unpacked: every browser takes it as it is.
 */
export async function publicPage(
  pages: PublicPages,
  request: FastifyRequest,
  asked: { url: URL; page: PageDeclaration } & KnownPage,
): Promise<PublicPage> {
  let isCounted = false;
  const count = () => {
    if (!isCounted) countCall(pages.shop, request, 'pages');
    isCounted = true;
  };
  for (;;) {
    const refused = { isOfAnother: false };
    try {
      return await askedPage(pages, request, { ...asked, refused, count });
    } catch (error) {
      if (!refused.isOfAnother) throw error;
    }
  }
}

type AskedPage = { url: URL; page: PageDeclaration; refused: { isOfAnother: boolean }; count: () => void } & KnownPage;

/**
 * `refused`: set where whoever the page was made for is told that they asked for too much, which nobody else who waits for it did. `count`: counts the
 * page for who asks, once, however often it is tried.
 */
async function askedPage(
  pages: PublicPages,
  request: FastifyRequest,
  { url, page, refused, count, ...known }: AskedPage,
): Promise<PublicPage> {
  const { shop, build, cache, asked, waiting } = pages;
  const group = await pageGroupOf(shop, request);
  const address = knownAddress(url, known);
  const key = pageKey({ build, url: address, group });
  const state = key === null ? 'miss' : cache.stateOf(key);
  const caller = callerOf(shop, request);
  const { network } = caller;
  const isKept = state === 'hit' || state === 'stale';
  if (!isKept) count();
  if (state === 'making') refuseWhereManyWait(waiting.get(network));
  const render = (askers: Askers) => renderPublic(pages, request, { url: address, page, group, askers });
  const get = async () => (key === null ? (await render(createAskers(network))).value : getFor(network, key));

  async function getFor(network: string, key: string): Promise<KeptPage> {
    let isFirst = false;
    const answer = cache.get(key, async () => {
      isFirst = true;
      const making = { askers: createAskers(network), forAll: currentForAll() };
      asked.set(key, making);
      try {
        return await render(making.askers);
      } finally {
        if (asked.get(key) === making) asked.delete(key);
      }
    });
    if (isFirst) return answer;
    const making = asked.get(key);
    making?.askers.add(network);
    making?.forAll?.join(caller);
    waiting.set(network, (waiting.get(network) ?? 0) + 1);
    try {
      // Whoever makes it may wait in a line of their own; those who wait for it would else have the turns that all others wait for.
      return await whileLent(() => answer);
    } catch (error) {
      refused.isOfAnother = isApiError(error, 'security.tooManyRequests');
      throw error;
    } finally {
      leave(waiting, network);
    }
  }

  // Each who asks for a page that is not there waits in their own line, so that nobody waits in that of who asked first.
  const answer = state === 'miss' ? await inTurn(shop, request, get) : await get();
  if (answer.status === 404)
    countAfterwards(shop.callLimit, countedCaller(shop, request, 'pages'), weightOfMissing - 1);
  if (isKept && isUnpackedFor(request, answer)) countCall(shop, request, 'pages');
  if (isRedirect(answer)) return { page: withQuery(answer, url, address), state };
  return { page: state === 'stale' ? asStale(answer) : answer, state };
}

/** What is not there is kept for nobody: addresses that somebody makes up, a hundred a second, would be made anew all the time. */
const weightOfMissing = 4;

/** When a page that is being made may be there. */
const retrySeconds = 2;

function refuseWhereManyWait(ofNetwork = 0): void {
  if (ofNetwork < mostWaiting) return;
  throw refusal('security.tooManyRequests', { cause: { seconds: retrySeconds }, retryAfter: retrySeconds });
}

function leave(waiting: PublicPages['waiting'], network: string): void {
  const left = (waiting.get(network) ?? 0) - 1;
  if (left > 0) waiting.set(network, left);
  else waiting.delete(network);
}

/**
 * The browser asks again each time and is told by entity tag that nothing changed; a cache in front keeps it for a minute.
 * Nobody may show it while they ask (`stale-while-revalidate`): who chose net prices would see gross ones. Prices of a group are for its customers alone.
 */
const cacheControl = {
  everyone: 'public, max-age=0, s-maxage=60',
  group: 'private, no-cache',
};

/** No cache in front keeps a page that may be untrue longer than this process does. */
function asStale(page: KeptPage): KeptPage {
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' } };
}

async function renderPublic(
  { shop, render, answers }: PublicPages,
  request: FastifyRequest,
  { url, page, group, askers }: { url: URL; page: PageDeclaration; group: PriceGroup; askers: Askers },
): Promise<Made<KeptPage>> {
  const calls: Dependencies[] = [];
  const nobody = createPublicContext(shop, request, { language: defaultLanguage, group });
  const rendered = await render({
    url,
    page,
    method: 'GET',
    askers,
    headers: new Headers(),
    contextOf: (language) => {
      const dependencies = noDependencies();
      calls.push(dependencies);
      return { ...nobody, language, dependencies };
    },
    ask: answers.ask,
    log: request.log,
  });
  const finished = await finishPage(rendered, page);
  // What was made from something that nobody noted would never be dropped.
  const isKept = finished.status === 200 && calls.length > 0 && calls.every(({ tags }) => tags.size > 0);
  if (isKept) {
    finished.headers['cache-control'] = cacheControl[isEveryone(group) ? 'everyone' : 'group'];
  }
  const tags = new Set(calls.flatMap((noted) => [...noted.tags]));
  const endsAt = Math.min(...calls.map((noted) => noted.endsAt));
  return { value: isKept ? compressPage(finished) : finished, isKept, tags, endsAt };
}

function isRedirect({ status }: KeptPage): boolean {
  return status >= 300 && status < 400;
}

/**
 * A redirect that names no query of its own keeps what the address brought along, such as where a visitor came from; but
 * nothing that the page knows: a redirect away from page 9 of 1 would lead there again.
 */
function withQuery(page: KeptPage, asked: URL, known: URL): KeptPage {
  const { location } = page.headers;
  const isBrought = (part: string) =>
    ![...new URLSearchParams(part).keys()].some((name) => known.searchParams.has(name));
  const brought = asked.search.slice(1).split('&').filter(isBrought).join('&');
  if (location === undefined || brought === '' || location.includes('?')) return page;
  return { ...page, headers: { ...page.headers, location: `${location}?${brought}` } };
}
