import type { Config } from '../config.ts';

type Transport = Pick<Config, 'shopUrl' | 'isHstsForSubdomains'>;

const yearInSeconds = 31_536_000;

/** For whatever says nothing else: only a page needs more, and says so itself (`storefront/server/content-policy.ts`). */
const policy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer of the shop tells a browser, whoever gives it. */
export function securityHeaders(config: Transport): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...strictTransport(config),
  };
}

/** A picture may be shown by other storefronts and in mails. */
export const forEveryOrigin = { 'cross-origin-resource-policy': 'cross-origin' };

/** Over https a browser is told to come over https alone: to the host of the shop, with or without those below it. */
function strictTransport({ shopUrl, isHstsForSubdomains }: Transport): Record<string, string> {
  if (!shopUrl.startsWith('https:')) return {};
  return { 'strict-transport-security': `max-age=${yearInSeconds}${isHstsForSubdomains ? '; includeSubDomains' : ''}` };
}
