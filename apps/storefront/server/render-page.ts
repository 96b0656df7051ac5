import { isApiError } from '@mise/contract/api-error.ts';
import type { Answer } from '@mise/contract/client.ts';
import { createLocalClient } from '@mise/contract/local-client.ts';
import { defaultLanguage, type Language } from '@mise/rules/languages.ts';
import { languageOf } from '@mise/rules/localized.ts';
import type { Context } from '@mise/server/context.ts';
import { invoke } from '@mise/server/http/invoke.ts';
import { isOfNoPage } from '@mise/server/http/readable-url.ts';
import { inOwnLongTurn } from '@mise/server/turns/long-turns.ts';
import type { FastifyBaseLogger } from 'fastify';

import type { PageDeclaration } from '../app/pages.ts';
import type { FinishedDocument } from '../app/start/document.server.ts';
import { handlerOf, type PagesBuild } from './build.ts';
import { type Askers, drawForAll } from './draw-for-all.ts';
import { drawWhileLent } from './draw-while-lent.ts';
import { createDrawingTurns } from './drawing-turns.ts';
import { pageAt } from './page-at.ts';
import type { ChunksOf } from './page-chunks.ts';
import { pagePath } from './page-path.ts';

export type Render = (page: {
  url: URL;
  method: string;
  /** Who asks (`networkOf`): documents of different networks are drawn in turn. */
  askers: Askers;
  headers: Headers;
  /** Ends the work when nobody waits for it any more. */
  signal?: AbortSignal;
  /** What the page says of itself. */
  page: PageDeclaration;
  /** Asked before each operation of the page: for whom it is called. */
  contextOf: (language: Language) => Context;
  /** Calls an operation; without it, as whoever asks. */
  ask?: (context: Context, name: string, input: unknown) => Promise<Answer<unknown>>;
  /** The page comes with the editor, for whoever runs the shop. */
  isEdited?: boolean;
  /** The page says that too many were asked for. */
  isRefused?: boolean;
  log: FastifyBaseLogger;
  /** For pages whose address says no language. */
  chosenLanguage?: Language;
}) => Promise<Rendered>;

/** The router's answer; where it is a document, that stands beside it and the answer has no body. */
export type Rendered = { response: Response; document?: FinishedDocument | undefined };

/**
 * The pages: given an address and whoever asks, the router's answer. Rejects with `security.tooManyRequests` where an operation that the page cannot do
 * without was refused so, or its network has too many documents waiting; and as `mayDraw` does.
 */
export function renderPages(options: {
  getBuild: () => Promise<PagesBuild>;
  chunksOf: ChunksOf;
  isDevelopment: boolean;
  /** Refuses a document whose turn it is where none is to be drawn any more. */
  mayDraw: () => void;
}): Render {
  const { getBuild, chunksOf, isDevelopment, mayDraw } = options;
  const drawInTurn = drawForAll(createDrawingTurns());
  const drawLent = drawWhileLent(drawInTurn);
  const mode = isDevelopment ? 'development' : 'production';
  return async ({
    url,
    page,
    method,
    askers,
    headers,
    signal,
    contextOf,
    ask = invokeInTurn,
    isEdited = false,
    isRefused = false,
    log,
    chosenLanguage = defaultLanguage,
  }) => {
    const build = await getBuild();
    let refusal: unknown;
    const asking = async (context: Context, name: string, input: unknown) => {
      try {
        return await ask(context, name, input);
      } catch (error) {
        if (isRefusal(error)) refusal = error;
        throw error;
      }
    };
    const drawing = async <Drawn>(draw: () => Promise<Drawn>) => {
      const drawNow = async () => {
        try {
          mayDraw();
        } catch (error) {
          refusal = error;
          throw error;
        }
        return draw();
      };
      try {
        // What says that a network has too many waiting is drawn whatever waits.
        return isRefused ? await drawInTurn(askers, drawNow) : await drawLent(askers, drawNow);
      } catch (error) {
        if (isRefusal(error)) refusal = error;
        throw error;
      }
    };
    const context = await build.entry.module.createPageContext({
      locale: languageOfPage(page, { url, chosenLanguage }),
      origin: url.origin,
      chunksOf,
      isEdited,
      isRefused,
      texts: page.texts,
      // The router of the browser knows no route for some addresses that no page can have.
      isStatic: page.isStatic || isOfNoPage(url.pathname),
      createClient: (language) => createLocalClient((name, input) => asking(contextOf(language), name, input)),
      logError: (error) => {
        if (!isRefusal(error) && error !== refusal) log.error({ err: error }, 'a page failed');
      },
      inTurn: drawing,
    });
    const isDocument = !url.pathname.endsWith('.data');
    const request = new Request(url, { method, headers, ...(signal && { signal }) });
    const response = await handlerOf(build, mode, routesAt(url), { isDocument })(request, context);
    if (refusal && response.status >= 400) throw refusal;
    return { response, document: build.entry.module.finishedDocument(context) };
  };
}

/** What takes long has its turn until it is answered, not until the page is drawn. */
function invokeInTurn(context: Context, name: string, input: unknown): Promise<Answer<unknown>> {
  return inOwnLongTurn(() => invoke(context, name, input));
}

/** Whoever asks has asked for too much. */
function isRefusal(error: unknown): boolean {
  return isApiError(error, 'security.tooManyRequests');
}

/** That of its address. The area of the operators is there once: its language is the one that was chosen last. */
export function languageOfPage(
  { layout }: PageDeclaration,
  { url, chosenLanguage }: { url: URL; chosenLanguage: Language },
): Language {
  return layout === 'operator' ? chosenLanguage : languageOf(pagePath(url));
}

/** Those of the page and of the home page, to which every page leads: a document tells the browser of both. */
function routesAt(url: URL): string[] {
  const { mount, routes } = pageAt(pagePath(url));
  const home = pageAt(mount === 'default' ? '/' : `/${mount}`);
  return [...new Set([...routes, ...home.routes])];
}
