import { withoutLanguage } from '@mise/rules/localized.ts';
import { redirectDocument } from 'react-router';
import { ensureMessages } from '../i18n/browser-messages.ts';
import type { BrowserPage } from '../page/browser-pages.ts';
import { partsAreThere } from './first-intent.ts';
import { newerBuild } from './newer-build.ts';

type Navigation = {
  url: URL;
  /** The path of the route, as it is declared. The router leaves out the slash that it begins with. */
  pattern: string;
};

/** Client middleware of every navigation: what the document says to search engines is not true of the page that comes. */
export async function forgetStructuredData<Result>(_: unknown, next: () => Promise<Result>): Promise<Result> {
  const result = await next();
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  return result;
}

type Pages = Readonly<Record<string, BrowserPage>>;

/**
 * Client middleware of every navigation: the texts of the next page come beside its data. Once there is a newer build, its page
 * is a new document; so is one with a policy of its own, unless this document began there (`begunAt`, a path), and any where it
 * cannot be loaded what is to be known of pages.
 */
export function createEnterPage(loadPages: () => Promise<Pages>, begunAt: string | undefined) {
  return async <Result>({ url, pattern }: Navigation, next: () => Promise<Result>): Promise<Result> => {
    const pages = await loadPages().catch(() => null);
    const { texts = [], isDocument = false } = pages?.[withoutLanguage(`/${pattern}`.replace('//', '/'))] ?? {};
    if (!pages || newerBuild.isKnown || (isDocument && url.pathname !== begunAt)) {
      throw redirectDocument(url.pathname + url.search + url.hash);
    }
    const [result] = await Promise.all([next(), ensureMessages(texts)]);
    await partsAreThere();
    return result;
  };
}
