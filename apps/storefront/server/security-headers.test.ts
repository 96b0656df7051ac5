import { readConfig } from '@mise/server/config.ts';
import { expect, test } from 'vitest';
import type { ContentPolicy } from '../app/pages.ts';
import { securityHeaders, securityOptions } from './security-headers.ts';

const headersOf = (hashes: { scripts: string; styles: string }, settings: Record<string, string> = {}) =>
  securityHeaders(hashes, securityOptions(readConfig(settings)));

const none = { scripts: '', styles: '' };

test('the hashes of a page are sources of its scripts and styles', () => {
  const headers = headersOf({ scripts: "'sha256-a' 'sha256-b'", styles: "'sha256-c'" });
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-c';");
});

test('a page without inline code allows files of the shop only', () => {
  const headers = headersOf(none);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("style-src 'self';");
});

test.each(['base-uri', 'form-action', 'frame-ancestors', 'default-src'])('%s leads nowhere else', (directive) => {
  const directives = headersOf(none)['content-security-policy']?.split('; ') ?? [];
  expect(directives.map((each) => each.replace(/'none'$/, "'self'"))).toContain(`${directive} 'self'`);
});

test("an object of another program is never embedded, a picture is the shop's own", () => {
  expect(headersOf(none)['content-security-policy']).toContain("object-src 'none'");
  expect(headersOf(none)['content-security-policy']).toContain("img-src 'self' data:;");
});

test('a page that declares hosts by their purpose may use these and no others', () => {
  const policyOf = (policy?: ContentPolicy) =>
    securityHeaders(none, securityOptions(readConfig({})), policy)['content-security-policy'];
  const paying = policyOf({ scripts: ['payment'], frames: ['payment', 'botCheck'] });
  expect(paying).toContain("script-src 'self' https://js.mollie.com;");
  expect(paying).toContain("frame-src 'self' https://js.mollie.com https://challenges.cloudflare.com;");
  expect(paying).toContain("connect-src 'self';");
  expect(policyOf()).not.toContain('https:');
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['no promise over http', { SHOP_URL: 'http://shop.example.com', HSTS_SUBDOMAINS: 'on' }, undefined],
  ['of the shop alone, unless told', { SHOP_URL: 'https://shop.example.com' }, 'max-age=31536000'],
  [
    'of the hosts below it too where the owner says so',
    { SHOP_URL: 'https://shop.example.com', HSTS_SUBDOMAINS: 'on' },
    'max-age=31536000; includeSubDomains',
  ],
])('transport security: %s', (_, settings, promised) => {
  expect(headersOf(none, settings)['strict-transport-security']).toBe(promised);
});
