import type { ContentPolicy, Source } from '../app/pages.ts';

/** Where the parts of other hosts come from, unless the process says otherwise. */
type SourceAddresses = Readonly<Record<Source, string>>;

const usualAddresses: SourceAddresses = {
  payment: 'https://js.mollie.com',
  botCheck: 'https://challenges.cloudflare.com',
};

export type PolicyOptions = { isDevelopment?: boolean; addresses?: Partial<SourceAddresses> };

/**
 * The policy of a page allows our own scripts and styles in the document, each by its hash (`finishDocument`), and no other
 * inline one, nor anything of other hosts but what the page declares. Styles may stand in attributes too, where React writes
 * them.
 */
export function contentPolicy(
  hashes: { scripts: string; styles: string },
  { scripts, frames, connections }: ContentPolicy = {},
  { isDevelopment = false, addresses = {} }: PolicyOptions = {},
): string {
  /** A directive: our own host, and what else a page declares or brings. */
  function allow(directive: string, sources: readonly Source[] = [], own = ''): string {
    const addressOf = { ...usualAddresses, ...addresses };
    return [directive, "'self'", own, ...sources.map((source) => addressOf[source])].filter(Boolean).join(' ');
  }
  return [
    "default-src 'self'",
    allow('script-src', scripts, hashes.scripts),
    allow('frame-src', frames),
    allow('connect-src', connections),
    // Vite puts the styles of development into elements; a hash beside it would forbid them.
    allow('style-src', [], isDevelopment ? "'unsafe-inline'" : hashes.styles),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
