import { expect, it } from 'vitest';
import { attacks } from '../testing/attacks.ts';
import { cleanHtml } from './clean-html.ts';

it.each(attacks)('of %s is left: %s', (html, left) => {
  expect(cleanHtml(html)).toBe(left);
});

it.each(attacks)('%s is as clean as it gets at once', (html) => {
  const once = cleanHtml(html);
  expect(cleanHtml(once)).toBe(once);
});

it('leaves what the editor writes as it is', () => {
  const written = [
    '<h2 style="text-align:center">Küche</h2><p>Ein <strong>guter</strong> <em>Teller</em>,<br />zum Beispiel</p>',
    '<ul><li><p>eins</p></li></ul><ol start="3"><li>drei</li></ol><blockquote><p>Zitat</p></blockquote>',
    '<p><a href="/geschirr/teller?page=2#top">hier</a> <a href="mailto:kueche@example.com">schreiben</a></p>',
    '<p><span style="color:#14493b">grün</span> <span style="color:var(--color-primary-500)">Marke</span></p>',
  ];
  for (const html of written) expect(cleanHtml(html)).toBe(html);
});
