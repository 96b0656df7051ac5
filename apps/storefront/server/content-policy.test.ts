import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const none = { scripts: '', styles: '' };

test('the hashes of a page are sources of its scripts and styles', () => {
  const policy = contentPolicy({ scripts: "'sha256-a' 'sha256-b'", styles: "'sha256-c'" });
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).toContain("style-src 'self' 'sha256-c';");
});

test('a page without inline code allows files of the shop only', () => {
  expect(contentPolicy(none)).toContain("script-src 'self';");
  expect(contentPolicy(none)).toContain("style-src 'self';");
});

test.each([
  "default-src 'self'",
  "form-action 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
])('%s', (directive) => {
  expect(contentPolicy(none).split('; ')).toContain(directive);
});

test('a page that declares hosts by their purpose may use these and no others', () => {
  const paying = contentPolicy(none, { scripts: ['payment'], frames: ['payment', 'botCheck'] });
  expect(paying).toContain("script-src 'self' https://js.mollie.com;");
  expect(paying).toContain("frame-src 'self' https://js.mollie.com https://challenges.cloudflare.com;");
  expect(paying).toContain("connect-src 'self';");
  expect(contentPolicy(none)).not.toContain('https:');
});
