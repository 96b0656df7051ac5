import type { ContentPolicy, Source } from '../app/pages.ts';

const addressOf: Record<Source, string> = {
  payment: 'https://js.mollie.com',
  botCheck: 'https://challenges.cloudflare.com',
};

/** A directive of a policy: our own host, and what else a page declares or brings. */
function allow(directive: string, sources: readonly Source[] | undefined, hashes = ''): string {
  return [directive, "'self'", hashes, ...(sources ?? []).map((source) => addressOf[source])].filter(Boolean).join(' ');
}

/**
 * The policy of a page allows our own scripts and styles in the document, each by its hash (`finishDocument`), and no other
 * inline one, nor anything of other hosts but what the page declares. Styles may stand in attributes too, where React writes
 * them.
 */
export function contentPolicy(
  hashes: { scripts: string; styles: string },
  { scripts, frames, connections }: ContentPolicy = {},
  { isDevelopment }: { isDevelopment: boolean } = { isDevelopment: false },
): string {
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
