import { randomUUID } from 'node:crypto';
import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Client } from '@mise/contract/client.ts';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Area } from './i18n/areas.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { rememberTexts } from './i18n/remember-texts.ts';
import type { Locale } from './page/locale.ts';
import { pageContext } from './page/page-context.ts';
import { type FinishedDocument, finishDocument, rulesPlace } from './start/document.server.ts';
import { DocumentParts } from './start/document-parts.ts';
import { encodeData } from './start/encode-data.server.ts';
import { withHeldData } from './start/held-data.server.ts';
import { KeptPartsContext } from './start/kept-part.tsx';
import { createPartStore } from './start/kept-parts.server.ts';
import { type OwnerLook, pageRules } from './start/page-rules.server.ts';
import { renderWhole } from './start/render-whole.ts';
import { startScript } from './start/start-script.server.ts';
import type { ShopFrame } from './views/shop-frame.ts';

// The router too: in development Vite and Node load different copies of it.
export { createRequestHandler } from 'react-router';
// What the process answers at /fonts/meta.json: files have their addresses in this bundle.
export { offeredFonts } from './start/font-rules.server.ts';
export { holdData } from './start/held-data.server.ts';

const loadedTexts = new Map<string, I18n>();

/** The texts of a language and some areas: the same for every request. */
async function loadTexts(locale: Locale, areas: readonly Area[]): Promise<I18n> {
  const key = `${locale} ${areas}`;
  const known = loadedTexts.get(key);
  if (known) return known;
  const messages = await loadMessages(locale, areas);
  const texts = rememberTexts(setupI18n({ locale, messages: { [locale]: messages } }));
  loadedTexts.set(key, texts);
  return texts;
}

/**
 * What the process hands to the pages for one request. Made here and not in the process: the contexts of the router are
 * objects of this bundle, an own import of them would be others.
 */
export async function createPageContext(request: {
  /** The language of the page. */
  locale: Locale;
  origin: string;
  createClient: (locale: Locale) => Client;
  chunksOf: (source: string) => string[];
  /** The catalogues of texts that the page needs beside `common`. */
  texts: readonly Area[];
  /** A document without scripts. */
  isStatic: boolean;
  /** The page comes with the editor. */
  isEdited: boolean;
  /** Too many pages were asked for: this one says so and asks nothing of the shop. */
  isRefused: boolean;
  logError: (error: unknown) => void;
  /** Draws the document when it is the turn of whoever asks. */
  inTurn: Turns;
}): Promise<RouterContextProvider> {
  const { locale } = request;
  const areas: readonly Area[] = ['common', ...request.texts];
  const context = new RouterContextProvider();
  context.set(pageContext, {
    client: request.createClient(locale),
    locale,
    i18n: await loadTexts(locale, areas),
    origin: request.origin,
    chunksOf: request.chunksOf,
    areas,
    isStatic: request.isStatic,
    isEdited: request.isEdited,
    isRefused: request.isRefused,
    logError: request.logError,
  });
  turnsOf.set(context, request.inTurn);
  return context;
}

/** Calls `draw` some time, and answers what that does. */
export type Turns = <Drawn>(draw: () => Promise<Drawn>) => Promise<Drawn>;

const turnsOf = new WeakMap<RouterContextProvider, Turns>();

const partsOf = createPartStore();

const finishedDocuments = new WeakMap<RouterContextProvider, FinishedDocument>();

/** The document that was rendered for a context (`createPageContext`); none where the answer has no document. */
export function finishedDocument(context: RouterContextProvider): FinishedDocument | undefined {
  return finishedDocuments.get(context);
}

const messagesAsJson = new WeakMap<I18n, string>();

function messagesOf(i18n: I18n): string {
  const known = messagesAsJson.get(i18n) ?? JSON.stringify(i18n.messages).replaceAll('<', '\\u003c');
  messagesAsJson.set(i18n, known);
  return known;
}

/**
 * A document of a build says of its own routes only (start/later-routes.ts). Said here and not in react-router.config.ts: there it
 * would open an address where the router tells of routes that it is asked for.
 */
const routeDiscovery: EntryContext['routeDiscovery'] = {
  mode: import.meta.env.PROD ? 'lazy' : 'initial',
  manifestPath: '',
};

/** The same object in all documents, until something in it changes (`shopFrameOf`); none where the frame could not be loaded. */
function navigationOf({ root }: Record<string, unknown>): object | undefined {
  return (root as Partial<ShopFrame> | null | undefined)?.navigation;
}

/** Renders a document. Its bytes go to the process beside the answer (`finishedDocument`), not as a body to be read again. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const inTurn = turnsOf.get(loadContext);
  const draw = () => drawDocument(request, entryContext, loadContext);
  finishedDocuments.set(loadContext, await (inTurn ? inTurn(draw) : draw()));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

async function drawDocument(
  request: Request,
  { serverHandoffStream: _encodedByRouter, staticHandlerContext, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<FinishedDocument> {
  const { i18n, locale, areas, isStatic, isRefused } = loadContext.get(pageContext);
  const mark = randomUUID();
  const loaderData = withHeldData(staticHandlerContext.loaderData, loadContext);
  const { actionData, errors } = staticHandlerContext;
  const context = { ...routerContext, routeDiscovery, staticHandlerContext: { ...staticHandlerContext, loaderData } };
  let rules = pageRules(undefined);
  const rulesFor = (look: OwnerLook | undefined) => {
    rules = pageRules(look);
    return rulesPlace(mark);
  };
  const parts = { mark, rulesFor, messages: messagesOf(i18n), areas, startScript, isStatic: isStatic || isRefused };
  const keptParts = partsOf({ mark, language: locale });
  const html = await renderWhole(
    <DocumentParts value={parts}>
      <KeptPartsContext value={import.meta.env.PROD ? keptParts : null}>
        <I18nProvider i18n={i18n}>
          <ServerRouter context={context} url={request.url} nonce={mark} />
        </I18nProvider>
      </KeptPartsContext>
    </DocumentParts>,
    mark,
  );
  return finishDocument({
    html,
    mark,
    rules,
    data: encodeData({ loaderData, actionData, errors }, navigationOf(loaderData)),
    piecesOf: keptParts.piecesOf,
  });
}

/** Failures are logged by the process with the id of their request; refusals and 404s are no failures. */
export function handleError(error: unknown, { request, context }: { request: Request; context?: unknown }): void {
  if (request.signal.aborted) return;
  if (context instanceof RouterContextProvider) context.get(pageContext).logError(error);
}
