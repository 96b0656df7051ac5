import { expect, test } from 'vitest';
import { toLegalPage } from './legal-page.ts';

const input = { title: 'AGB', home: 'Home', path: '/terms-and-conditions', locale: 'en' as const };

test('the first heading of the text is the heading of the page', () => {
  const page = toLegalPage({
    ...input,
    html: '<h2>Terms &amp; conditions</h2><h3>1. Scope</h3><p>See <a href="/shipping">shipping</a>.</p>',
  });
  expect(page.title).toBe('Terms & conditions');
  expect(page.html).toBe('<h2>1. Scope</h2><p>See <a href="/en/shipping">shipping</a>.</p>');
  expect(page.crumbs.at(-1)).toEqual({ label: 'AGB', href: '/en/terms-and-conditions' });
});

test('also where it stands in what is around the text', () => {
  const page = toLegalPage({ ...input, html: '<div>\n<div style="color:#123456"><h1>Terms</h1>\nText</div></div>' });
  expect(page.title).toBe('Terms');
  expect(page.html).toBe('<div>\n<div style="color:#123456">\nText</div></div>');
});

test('links lead to it where it stood', () => {
  const html = '<div><h1 style="color:#123456" id="in-text-top">Terms $1</h1><a href="#in-text-top">Up</a></div>';
  const page = toLegalPage({ ...input, html });
  expect(page.title).toBe('Terms $1');
  expect(page.html).toBe('<div><a id="in-text-top"></a><a href="#in-text-top">Up</a></div>');
});

test('bookmarks of word processors stand in it', () => {
  const html = '<h1><a id="in-text-_Toc1"></a><a id="in-text-_Toc2"><b>Terms</b> &amp; more</a></h1><p>Text</p>';
  const page = toLegalPage({ ...input, html });
  expect(page.title).toBe('Terms & more');
  expect(page.html).toBe('<a id="in-text-_Toc1"></a><a id="in-text-_Toc2"></a><p>Text</p>');
});

test.each([
  '<h1 style="text-decoration:line-through">Terms</h1><p>Text</p>',
  '<h1><b style="text-decoration:line-through">Old</b> terms</h1><p>Text</p>',
  '<div style="text-decoration:line-through"><h1>Terms</h1><p>Text</p></div>',
])('what is struck out is no title: %s', (html) => {
  expect(toLegalPage({ ...input, html })).toMatchObject({ title: 'AGB', html });
});

test('words of a title are no places', () => {
  expect(toLegalPage({ ...input, html: '<h1>Set id="main" here</h1>' }).html).toBe('');
});

test('a text without one keeps the name of the page', () => {
  expect(toLegalPage({ ...input, html: '<p>Text</p><h2>Later</h2>' })).toMatchObject({
    title: 'AGB',
    html: '<p>Text</p><h2>Later</h2>',
  });
});
