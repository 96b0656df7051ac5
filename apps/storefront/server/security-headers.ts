import type { Config } from '@mise/server/config.ts';
import type { ContentPolicy, Source } from '../app/pages.ts';

export type SecurityOptions = {
  isDevelopment: boolean;
  /** Whom a browser asks over https alone once it has read this: the host of the shop, with or without those below it. */
  transportSecurity: 'none' | 'host' | 'subdomains';
};

const yearInSeconds = 31_536_000;

/** What a shop that serves a build promises, by its settings. */
export function securityOptions(config: Pick<Config, 'shopUrl' | 'isHstsForSubdomains'>): SecurityOptions {
  const reach = config.isHstsForSubdomains ? 'subdomains' : 'host';
  return { isDevelopment: false, transportSecurity: config.shopUrl.startsWith('https:') ? reach : 'none' };
}

const addressOf: Record<Source, string> = {
  payment: 'https://js.mollie.com',
  botCheck: 'https://challenges.cloudflare.com',
};

/** A directive of a policy: our own host, and what else a page declares or brings. */
function allow(directive: string, sources: readonly Source[] | undefined, hashes = ''): string {
  return [directive, "'self'", hashes, ...(sources ?? []).map((source) => addressOf[source])].filter(Boolean).join(' ');
}

/**
 * Headers of a page. Its policy allows our own scripts and styles in the document, each by its hash (`finishDocument`), and no
 * other inline one, nor anything of other hosts but what the page declares. Styles may stand in attributes too, where React
 * writes them.
 */
export function securityHeaders(
  hashes: { scripts: string; styles: string },
  { isDevelopment, transportSecurity }: SecurityOptions,
  { scripts, frames, connections }: ContentPolicy = {},
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    allow('script-src', scripts, hashes.scripts),
    allow('frame-src', frames),
    allow('connect-src', connections),
    // Vite puts the styles of development into elements; a hash beside it would forbid them.
    allow('style-src', [], isDevelopment ? "'unsafe-inline'" : hashes.styles),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...strictTransport(transportSecurity),
  };
}

function strictTransport(reach: SecurityOptions['transportSecurity']): Record<string, string> {
  if (reach === 'none') return {};
  const subdomains = reach === 'subdomains' ? '; includeSubDomains' : '';
  return { 'strict-transport-security': `max-age=${yearInSeconds}${subdomains}` };
}
