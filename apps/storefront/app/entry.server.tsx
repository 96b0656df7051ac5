import { randomUUID } from 'node:crypto';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Client } from '@mise/contract/client.ts';
import { languageOf } from '@mise/rules/localized.ts';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { areasOf } from './i18n/areas.ts';
import { loadMessages } from './i18n/load-messages.ts';
import type { Locale } from './page/locale.ts';
import { pageContext } from './page/page-context.ts';
import { DocumentParts } from './start/document-parts.ts';
import {
  inlineHashes,
  scriptHashesHeader,
  styleHashesHeader,
  withoutMarks,
  withScriptsLast,
} from './start/inline-code.server.ts';
import { pageStyles } from './start/page-styles.server.ts';
import { renderWhole } from './start/render-whole.ts';
import { startScript } from './start/start-script.server.ts';

// The router too: in development Vite and Node load different copies of it.
export { createRequestHandler } from 'react-router';
/** Known by identity: the process asks which routes export it as their headers. */
export { cachedPage } from './page/cached-page.ts';

/**
 * What the process hands to the pages for one request. Made here and not in the process: the contexts of the router are
 * objects of this bundle, an own import of them would be others.
 */
export async function createPageContext(request: {
  /** Path of the page, also for the request of its data (`/cart` for `/cart.data`). */
  pathname: string;
  origin: string;
  createClient: (locale: Locale) => Client;
  chunksOf: (source: string) => string[];
  /** Too many pages were asked for: this one says so and asks nothing of the shop. */
  isRefused: boolean;
  logError: (error: unknown) => void;
}): Promise<RouterContextProvider> {
  const locale = languageOf(request.pathname);
  const messages = await loadMessages(locale, ['common', ...areasOf(request.pathname)]);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    client: request.createClient(locale),
    locale,
    i18n: setupI18n({ locale, messages: { [locale]: messages } }),
    origin: request.origin,
    chunksOf: request.chunksOf,
    isRefused: request.isRefused,
    logError: request.logError,
  });
  return context;
}

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { i18n, isRefused } = loadContext.get(pageContext);
  const mark = randomUUID();
  const marked = await renderWhole(
    <DocumentParts value={{ mark, stylesFor: pageStyles, startScript, isStatic: isRefused }}>
      <I18nProvider i18n={i18n}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </I18nProvider>
    </DocumentParts>,
    mark,
  );
  // For the policy of the page, which the process writes (server/security-headers.ts).
  const { scripts, styles } = inlineHashes(marked, mark);
  headers.set(scriptHashesHeader, scripts.join(' '));
  headers.set(styleHashesHeader, styles.join(' '));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(withScriptsLast(withoutMarks(marked, mark)), { status, headers });
}

/** Failures are logged by the process with the id of their request; refusals and 404s are no failures. */
export function handleError(error: unknown, { request, context }: { request: Request; context?: unknown }): void {
  if (request.signal.aborted) return;
  if (context instanceof RouterContextProvider) context.get(pageContext).logError(error);
}
