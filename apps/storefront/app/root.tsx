import { useLingui } from '@lingui/react';
import { type ReactNode, use, useEffect } from 'react';
import { data, type Location, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { PlainErrorPage } from './components/shop/plain-error-page.tsx';
import { RouteAnnouncer } from './components/shop/route-announcer.tsx';
import { messagesElementId } from './i18n/browser-messages.ts';
import { listViewScript } from './lists/list-view.ts';
import { pageContext } from './page/page-context.ts';
import { notFound, showAsPage } from './page/page-errors.ts';
import { shopFrameOf } from './page/shop-frame-of.server.ts';
import { useHtml } from './page/use-html.ts';
import { useShopFrame } from './page/use-shop-frame.ts';
import { DocumentParts } from './start/document-parts.ts';
import { hearEntries } from './start/early-entries.ts';
import { earlyInputScript } from './start/early-input.ts';
import { createEnterPage, forgetStructuredData } from './start/enter-page.ts';
import { fontFileOf } from './start/font-rules.server.ts';
import { loadOptional } from './start/load-part.ts';
import type { ShopFrame } from './views/shop-frame.ts';

const headScript = `${earlyInputScript};${listViewScript}`;

/** Before anything is asked of the shop. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    if (context.get(pageContext).isRefused) throw data(null, { status: 429, statusText: 'Too Many Requests' });
    // The database takes no text with a zero byte.
    if (url.search.includes('%00')) notFound();
  },
];

/** What is the same on every page: name, navigation, company facts. Loaded once for a document. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, locale, isEdited } = context.get(pageContext);
  const [init, group, operator] = await Promise.all([
    client.getInit({ exclude: { session: true } }),
    client.getPriceGroup(),
    isEdited ? client.getOperator() : null,
  ]).catch(showAsPage);
  const { isMember } = group.data;
  const frame = shopFrameOf(init.data, { locale, isMember });
  return {
    ...frame,
    fontFile: fontFileOf(frame.look.font),
    group: group.data,
    ...(operator && !operator.data.mustAddFactor && { editor: operator.data }),
  } satisfies ShopFrame;
}

/** Language, side of prices and login change with a new document, so what this loader answers stays true while one is open. */
export function shouldRevalidate(): boolean {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  createEnterPage(
    async () => (await loadOptional(() => import('./page/browser-pages.ts'))).browserPages,
    typeof window === 'undefined' ? undefined : window.location.pathname,
  ),
  forgetStructuredData,
];

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { favicon, look, fontFile } = useShopFrame() ?? {};
  const { mark, rulesFor, isStatic } = use(DocumentParts);
  return (
    // The view of lists stands in an attribute that only the browser knows.
    <html lang={i18n.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script nonce={mark} dangerouslySetInnerHTML={useHtml(headScript)} />
        {/* Without one, browsers ask for /favicon.ico. */}
        <link rel="icon" href={favicon || 'data:,'} />
        <Meta />
        {fontFile && <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <style
          nonce={mark}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, and colors and a font that were read as such
          dangerouslySetInnerHTML={useHtml(rulesFor(look))}
        />
      </head>
      <body>
        {children}
        {!isStatic && <PageScripts />}
      </body>
    </html>
  );
}

/** What makes a document a page that answers. One that is kept to be shown without a connection has none of it. */
function PageScripts() {
  const { mark, messages, areas, startScript } = use(DocumentParts);
  useEffect(hearEntries, []);
  return (
    <>
      {/* The browser reads it once (`startMessages`) and finds its own, larger set when it renders: that is no mistake. */}
      <script
        id={messagesElementId}
        data-areas={areas.join(' ')}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own catalogues, with "<" escaped
        dangerouslySetInnerHTML={useHtml(messages)}
      />
      <ScrollRestoration getKey={scrollKey} />
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={useHtml(startScript)} />
    </>
  );
}

/**
 * Under what the place in a page is kept. The browser itself follows a link within the page whose scripts are not there yet: such an
 * entry is named like the document's own, whose place it must not get.
 */
function scrollKey({ key, hash }: Location): string {
  return key === 'default' ? key + hash : key;
}

/** The announcer is no part of a frame: whoever goes from one to another is told, too. */
export default function App() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  );
}

/** Reached only when what every page needs cannot be loaded: there is no frame to show the error in. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PlainErrorPage error={error} />;
}
