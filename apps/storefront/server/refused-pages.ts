import type { Language } from '@mise/rules/languages.ts';
import type { KeptPage } from './page-cache/page-cache.ts';
import { compressPage } from './send-page.ts';

/** Milliseconds for which a refusal is sent as it was rendered. */
const keptFor = 10_000;

/**
 * The page that says that too many were asked for. It says the same at every address in a language and has no scripts, so it
 * is rendered and packed now and then, not for everyone who asks too much. Data of a page belongs to its address: rendered each time.
 */
export function createRefusedPages(
  now: () => number,
): (asked: { url: URL; language: Language }, render: () => Promise<KeptPage>) => Promise<KeptPage> {
  const kept = new Map<Language, { page: Promise<KeptPage>; endsAt: number }>();
  return ({ url, language }, render) => {
    if (url.pathname.endsWith('.data')) return render();
    const known = kept.get(language);
    if (known && known.endsAt > now()) return known.page;
    const page = render().then(compressPage);
    kept.set(language, { page, endsAt: now() + keptFor });
    // One that failed says nothing.
    page.catch(() => kept.delete(language));
    return page;
  };
}
