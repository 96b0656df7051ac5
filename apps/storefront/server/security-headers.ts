type SecurityOptions = { isDevelopment: boolean; isHttps: boolean };

/**
 * Headers of a page. Its policy allows our own scripts in the document, each by its hash (`inlineScriptHashes`), and no
 * other inline one. Styles may stand in attributes, where React writes them, and nowhere else.
 */
export function securityHeaders(
  scriptHashes: string,
  { isDevelopment, isHttps }: SecurityOptions,
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}`.trimEnd(),
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
