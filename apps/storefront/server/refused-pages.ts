import { languageOf } from '@mise/rules/localized.ts';
import type { KeptPage } from './page-cache/page-cache.ts';

/** Milliseconds for which a refusal is sent as it was rendered. */
const keptFor = 10_000;

/**
 * The page that says that too many were asked for. It says the same at every address of a language and has no scripts, so it
 * is rendered now and then and not for everyone who asks too much. Data of a page belongs to its address: rendered each time.
 */
export function createRefusedPages(
  now: () => number,
): (url: URL, render: () => Promise<KeptPage>) => Promise<KeptPage> {
  const kept = new Map<string, { page: Promise<KeptPage>; endsAt: number }>();
  return (url, render) => {
    if (url.pathname.endsWith('.data')) return render();
    const locale = languageOf(url.pathname);
    const known = kept.get(locale);
    if (known && known.endsAt > now()) return known.page;
    const page = render();
    kept.set(locale, { page, endsAt: now() + keptFor });
    // One that failed says nothing.
    page.catch(() => kept.delete(locale));
    return page;
  };
}
