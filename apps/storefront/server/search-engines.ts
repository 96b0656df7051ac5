import { effectiveRobots } from '@mise/rules/effective-robots.ts';
import { defaultLanguage } from '@mise/rules/languages.ts';
import { legalPages } from '@mise/rules/legal-pages.ts';
import { languageUrls, localized } from '@mise/rules/localized.ts';
import type { Shop } from '@mise/server/context.ts';
import { noDependencies } from '@mise/server/dependencies.ts';
import {
  categoryAddresses,
  countItemSitemaps,
  itemAddresses,
  namedListAddresses,
  type SitemapPage,
} from '@mise/server/domains/catalog/sitemap.ts';
import { legalTextsOf } from '@mise/server/domains/shop/legal-texts.ts';
import { settingsOf } from '@mise/server/domains/shop/settings.ts';
import { countCall } from '@mise/server/http/count-call.ts';
import { inTurn } from '@mise/server/http/take-turn.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { legalTextTypes, robotsKeys } from '../app/page/legal-pages.ts';
import { finishPage, sendPage } from './send-page.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** As many calls as a sitemap counts for: it is made of thousands of items, and nobody needs one more than a few times a day. */
const sitemapWeight = 10;

/**
 * What search engines read before the pages: where they may go, and what there is. What a page says of itself (`noindex`)
 * is read on the page, so none is forbidden here.
 */
export function mountSearchEngines(app: FastifyInstance, shop: Shop): void {
  const { shopUrl } = shop.config;
  const contextNow = () => ({ shop, db: shop.db, now: shop.now(), dependencies: noDependencies() });

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string): Promise<FastifyReply> {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' };
    return sendPage(request, reply, await finishPage({ response: new Response(body, { headers }) }));
  }

  app.get('/robots.txt', (request, reply) =>
    send(request, reply, 'text/plain', `User-agent: *\nDisallow: /api/\n\nSitemap: ${shopUrl}/sitemap.xml\n`),
  );

  /** Made when it is the turn of whoever asks; null: there is no such file. */
  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, make: () => Promise<string | null>) {
    countCall(shop, request, 'extras', sitemapWeight);
    const xml = await inTurn(shop, request, make);
    return xml === null ? reply.callNotFound() : send(request, reply, 'application/xml', xml);
  }

  app.get('/sitemap.xml', (request, reply) =>
    sendSitemap(request, reply, async () => {
      const parts = Array.from({ length: await countItemSitemaps(contextNow()) }, (_, index) => index + 1);
      return sitemapIndexXml(shopUrl, ['/sitemap-pages.xml', ...parts.map((part) => `/sitemap-items-${part}.xml`)]);
    }),
  );

  app.get('/sitemap-pages.xml', (request, reply) =>
    sendSitemap(request, reply, async () =>
      sitemapXml(shopUrl, [
        ...(await ownPages(shop)),
        ...(await categoryAddresses({ shop })),
        ...(await namedListAddresses(contextNow())),
      ]),
    ),
  );

  app.get<{ Params: { part: string } }>('/sitemap-items-:part(^\\d{1,6}).xml', (request, reply) =>
    sendSitemap(request, reply, async () => {
      const pages = await itemAddresses(contextNow(), Number(request.params.part));
      return pages.length === 0 ? null : sitemapXml(shopUrl, pages);
    }),
  );
}

/** The pages that are no category, as far as there are texts for them and their owner wants them found. */
async function ownPages(shop: Shop): Promise<SitemapPage[]> {
  const [settings, texts] = await Promise.all([settingsOf(shop), legalTextsOf(shop, defaultLanguage)]);
  const pages = [
    { path: '/', robots: settings.robotsHomepage },
    ...(texts.includes('Shipping') ? [{ path: '/shipping', robots: '' }] : []),
    ...legalPages
      .filter((page) => texts.includes(legalTextTypes[page]))
      .map((page) => ({ path: `/${page}`, robots: settings[robotsKeys[page]] })),
  ];
  return pages
    .filter(({ robots }) => !effectiveRobots(robots, settings.robots).includes('noindex'))
    .map(({ path }) => ({ paths: languageUrls((language) => localized(language, path)) }));
}
