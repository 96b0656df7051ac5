import type { Config } from '@mise/server/config.ts';

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

/**
 * Headers of a page. Its policy allows our own scripts and styles in the document, each by its hash (`finishDocument`), and no
 * other inline one. Styles may stand in attributes too, where React writes them.
 */
export function securityHeaders(
  hashes: { scripts: string; styles: string },
  { isDevelopment, transportSecurity }: SecurityOptions,
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.scripts}`.trimEnd(),
    // Vite puts the styles of development into elements; a hash beside it would forbid them.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${hashes.styles}`.trimEnd(),
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
