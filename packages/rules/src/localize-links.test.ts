import { expect, test } from 'vitest';
import { localizeLink, localizeLinks } from './localize-links.ts';

test.each([
  ['/plates', '/en/plates'],
  ['https://example.com', 'https://example.com'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['//evil.example', ''],
  ['javascript:alert(1)', ''],
])('%s -> "%s"', (link, expected) => {
  expect(localizeLink(link, 'en')).toBe(expected);
});

test('inside HTML', () => {
  expect(localizeLinks('<a href="/plates">a</a><a href="/media/x.pdf">b</a>', 'en')).toBe(
    '<a href="/en/plates">a</a><a href="/media/x.pdf">b</a>',
  );
});
