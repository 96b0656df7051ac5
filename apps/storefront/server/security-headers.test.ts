import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('the hashes of a page are sources of its scripts', () => {
  const headers = securityHeaders("'sha256-a' 'sha256-b'", { isDevelopment: false, isHttps: false });
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
});

test('a page without inline scripts allows files of the shop only', () => {
  const headers = securityHeaders('', { isDevelopment: false, isHttps: false });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("style-src 'self';");
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('transport security is promised over https only', () => {
  expect(securityHeaders('', { isDevelopment: false, isHttps: true })).toHaveProperty('strict-transport-security');
});
