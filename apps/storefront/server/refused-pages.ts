import type { Language } from '@mise/rules/languages.ts';
import { localized } from '@mise/rules/localized.ts';
import type { KeptPage } from './page-cache/page-cache.ts';
import { compressPage } from './send-page.ts';

/** Milliseconds for which a refusal is sent as it was rendered. */
const keptFor = 10_000;

/** A refusal is a document, or the data of one. */
export type Refused = { language: Language; isData: boolean };

/**
 * The page that says that too many were asked for. It says the same at every address in a language and has no scripts, so it
 * is rendered and packed now and then, for an address that nobody chooses, not for everyone who asks too much. `render` is given that address; what
 * it makes is kept where it is a refusal indeed.
 */
export function createRefusedPages(
  now: () => number,
  render: (address: string) => Promise<KeptPage>,
): (refused: Refused) => Promise<KeptPage> {
  const kept = new Map<string, { page: Promise<KeptPage>; endsAt: number }>();
  return ({ language, isData }) => {
    const address = addressOf(language, isData);
    const known = kept.get(address);
    if (known && known.endsAt > now()) return known.page;
    const page = render(address).then(compressPage);
    kept.set(address, { page, endsAt: now() + keptFor });
    const forget = () => kept.delete(address);
    // One that failed says nothing.
    page.then(({ status }) => status === 429 || forget(), forget);
    return page;
  };
}

function addressOf(language: Language, isData: boolean): string {
  return isData ? localized(language, '/_.data') : localized(language, '/');
}
