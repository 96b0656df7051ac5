import { createHash } from 'node:crypto';

type SecurityOptions = { isDevelopment: boolean; isHttps: boolean };

/**
 * Headers of a page. Its policy allows the scripts that stand in the document, each by its hash, and no other inline one
 * (docs/architecture.md "Security headers"). Styles may stand in attributes, where React writes them, and nowhere else.
 */
export function securityHeaders(html: string, { isDevelopment, isHttps }: SecurityOptions): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    // Vite puts the styles of development into elements.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
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
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

const scriptElement = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Sources of a policy for the inline scripts of a document. Data blocks (JSON) are no scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(scriptElement)) {
    const attributes = groups?.attributes ?? '';
    if (/\ssrc=/.test(attributes) || /\stype="application\/(?:ld\+)?json"/.test(attributes)) continue;
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64')}'`,
    );
  }
  return [...hashes];
}
