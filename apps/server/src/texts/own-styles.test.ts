import { expect, it, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { ownStylesOf } from './own-styles.ts';

const sheet =
  '<style type="text/css">/* .c9{display:none} */ @import url("x.css"); .c3{color:#000;text-decoration:line-through} span.c5, #note { display: none; } ol.lst{list-style-type:lower-alpha}</style>';

test.each([
  [
    '<p>hat <span class="c1 c3">kein</span> Recht</p>',
    '<p>hat <s style="text-decoration:line-through">kein</s> Recht</p>',
  ],
  ['<p>da<span class="c5">weg</span><span id="note">weg</span></p>', '<p>da</p>'],
  ['<p class="c5">da</p><p class="c9">da</p>', '<p>da</p><p>da</p>'],
  ['<ol class="lst"><li>a</li></ol>', '<ol type="a"><li>a</li></ol>'],
  ['<p class="c3" style="text-decoration:none">da</p>', '<p>da</p>'],
  ['<span class="c5" style="display:inline">da</span>', '<span>da</span>'],
])('of a file with a sheet, %s, is left: %s', (html, left) => {
  expect(cleanHtml(sheet + html)).toBe(left);
});

test.each([
  ['<ol style="list-style: upper-roman inside"><li>a</li></ol>', '<ol type="I"><li>a</li></ol>'],
  ['<ol type="a"><li>a</li></ol>', '<ol type="a"><li>a</li></ol>'],
  ['<ol type="disc"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['<ol type="a" style="list-style-type:decimal"><li>a</li></ol>', '<ol type="1"><li>a</li></ol>'],
  ['<ul style="list-style-type:lower-alpha"><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['<ol style="list-style-type:none"><li>a</li></ol>', '<ol><li>a</li></ol>'],
])('a list is numbered as it was: %s', (html, left) => {
  expect(cleanHtml(html)).toBe(left);
});

it('names the rules that strike out or hide something nobody can find', () => {
  const css =
    '.c1 .c2{text-decoration:line-through} p:first-child{display:none} a b{list-style:none} @media print { .c3 {display:none} .c4{color:red} } .c5{display:none}';
  expect(ownStylesOf(`<style>${css}</style>`).unread).toEqual(['.c1 .c2', 'p:first-child', '@media print .c3']);
  expect(cleanHtml(`<style>${css}</style><p class="c3">da</p><p class="c5">weg</p>`)).toBe('<p>da</p>');
});

it('ends with a sheet that does not', () => {
  expect(ownStylesOf('<style>.a{display:none}').declarationsOf('p', { class: 'a' })).toEqual([]);
  expect(ownStylesOf('<style>.a{display:none</style>').declarationsOf('p', { class: 'a' })).toEqual([]);
  expect(ownStylesOf(`<style>${'/*'.repeat(50_000)}</style>${'<style>'.repeat(50_000)}`).unread).toEqual([]);
});
