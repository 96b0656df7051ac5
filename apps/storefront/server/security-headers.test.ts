import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, securityHeaders } from './security-headers.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the inline scripts of a document are allowed by hash, each once', () => {
  const html = `<script>a()</script><script src="/x.js"></script><script type="module" async="">import "/y.js";
</script><script>a()</script><script id="m" type="application/json">{"b":1}</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('import "/y.js";\n')]);
});

test('a page without inline scripts allows files of the shop only', () => {
  const headers = securityHeaders('<p>', { isDevelopment: false, isHttps: false });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("style-src 'self';");
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('transport security is promised over https only', () => {
  expect(securityHeaders('', { isDevelopment: false, isHttps: true })).toHaveProperty('strict-transport-security');
});
