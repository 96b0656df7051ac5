import { expect, it, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { ownStylesOf } from './own-styles.ts';
import { plainTextOf } from './plain-text.ts';

const sheet =
  '<style type="text/css">/* .c9{display:none} */ @import url("x.css"); .c3{color:#000;text-decoration:line-through} span.c5, #note { display: none; } ol.lst{list-style-type:lower-alpha}</style>';

test.each([
  [
    '<p>hat <span class="c1 c3">kein</span> Recht</p>',
    '<p>hat <s style="text-decoration:line-through">kein</s> Recht</p>',
  ],
  ['<p>da<span class="c5">weg</span><span id="note">weg</span></p>', '<p>da</p>'],
  ['<p class="c5">da</p><p class="c9">da</p>', '<p>da</p><p>da</p>'],
  ['<ol class="lst"><li>a</li></ol>', '<ol type="a" style="list-style-type:lower-alpha"><li>a</li></ol>'],
  ['<p class="c3" style="text-decoration:none">da</p>', '<p>da</p>'],
  ['<span class="c5" style="display:inline">da</span>', '<span>da</span>'],
])('of a file with a sheet, %s, is left: %s', (html, left) => {
  expect(cleanHtml(sheet + html)).toBe(left);
});

test.each([
  ['<ol style="list-style: upper-roman inside"><li>a</li></ol>', 'I'],
  ['<ol type="a"><li>a</li></ol>', 'a'],
  ['<ol type="i" start="3"><li>a</li></ol>', 'i'],
  [
    '<style>.x{list-style-type:none} .x > li:before{content:"" counter(lst-x,lower-latin) ") "}</style><ol class="x"><li>a</li></ol>',
    'a',
  ],
  ['<ol type="disc"><li>a</li></ol>', undefined],
  ['<ol type="a" style="list-style-type:decimal"><li>a</li></ol>', '1'],
  ['<ul style="list-style-type:lower-alpha"><li>a</li></ul>', undefined],
  ['<ol style="list-style-type:none"><li>a</li></ol>', undefined],
])('a list is numbered as it was: %s', (html, type) => {
  const cleaned = cleanHtml(html);
  expect(/ type="(.)"/.exec(cleaned)?.[1]).toBe(type);
  expect(/ style="list-style-type:(decimal|[a-z-]+)"/.exec(cleaned)?.[1]).toBe(
    { 1: 'decimal', a: 'lower-alpha', i: 'lower-roman', I: 'upper-roman' }[type ?? ''],
  );
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

it.each([
  ['.x > li:before{content:"" counter(a-0,decimal) "." counter(a-1,decimal) ". "}', ['.x > li:before']],
  ['.x > li:before{content:"§ " counter(a,decimal)}', ['.x > li:before']],
  ['h2:before{counter-increment:s;content:"§ " counter(s)}', ['h2:before']],
  ['li::before{content:counters(i,".")}', ['li::before']],
  ['ol ol{list-style-type:lower-alpha} ol ol ol{list-style-type:decimal}', ['ol ol']],
  ['li{list-style-type:lower-roman}', ['li']],
  ['.x > li{counter-increment:a} .x > li:before{content:"" counter(a,lower-latin) ") "}', []],
  [
    '.x > li:before{content:"(" counter(a,lower-roman) ") "} ol.y{list-style-type:upper-alpha} ul ul{list-style:disc}',
    [],
  ],
  ['.x > li:before{content:"\\0025cf  "} p:before{content:"-"}', []],
  [
    '@page{@bottom-right{content:counter(page)}} nav li{list-style:none} @media print{h2:before{content:counter(s)}}',
    [],
  ],
  [".x > li:before{content:'' counter(a,lower-latin) ') '}", []],
])('names the rules that number something otherwise than is shown: %s', (css, uncounted) => {
  expect(ownStylesOf(`<style>${css}</style>`).uncounted).toEqual(uncounted);
});

it('names the rules that strike out or hide something nobody can find', () => {
  const css =
    '.c1 .c2{text-decoration:line-through} p:first-child{display:none} a b{list-style:none} @media print { .c3 {display:none} .c4{color:red} } .c5{display:none}';
  expect(ownStylesOf(`<style>${css}</style>`).unread).toEqual(['.c1 .c2', 'p:first-child', '@media print .c3']);
  expect(cleanHtml(`<style>${css}</style><p class="c3">da</p><p class="c5">weg</p>`)).toBe('<p>da</p>');
});

const line = 'text-decoration:line-through';

test.each([
  [
    'the more specific rule counts',
    `.a.b{display:block}.a{display:none}`,
    '<p class="a b">da</p><p class="a">weg</p>',
    'da',
  ],
  [
    'an id counts more than classes',
    `#x{${line}}.a.b.c{text-decoration:none}`,
    '<p class="a b c" id="x">weg</p><p>da</p>',
    'da',
  ],
  ['a class counts more than a name', `.a{display:block}p{display:none}`, '<p class="a">da</p><p>weg</p>', 'da'],
  ['the later of two rules counts', `.a{${line}}.a{text-decoration:none}`, '<p class="a">da</p>', 'da'],
  [
    'what is important counts more than what stands at it',
    '.a{display:none!important}',
    '<p class="a" style="display:block">weg</p>x',
    'x',
  ],
  [
    'what stands at it counts more than a rule',
    `.a{${line}}`,
    '<p class="a" style="text-decoration:underline">da</p>',
    'da',
  ],
  ['a list with an empty selector holds for nothing', '.a, .b, {display:none}', '<p class="a">da</p>', 'da'],
  ['a rule that says otherwise may count', '.a{display:none} .on .a{display:block}', '<p class="a">da</p>', 'da'],
  ['one that says the same does not', '.a{display:none} .on .b{display:none}', '<p class="a">weg</p>da', 'da'],
  ['comments of word processors are around it', '<!-- .a{display:none} -->', '<p class="a">weg</p>da', 'da'],
])('%s', (_, css, html, text) => {
  expect(plainTextOf(cleanHtml(`<style>${css}</style>${html}`))).toBe(text);
});

test.each([
  ['<style media="print">.a{display:none}</style>', 'da'],
  ['<style media="screen, print">.a{display:none}</style>', ''],
  ['<!-- <style>.a{display:none}</style> -->', 'da'],
  ['<!--[if mso]><style>.a{display:none}</style><![endif]-->', 'da'],
  ['<style>.a{display:none}</style><style>.b{display:none}</style>', ''],
])('a sheet that does not hold is none: %s', (sheets, text) => {
  expect(plainTextOf(cleanHtml(`${sheets}<p class="a">da</p><p class="b"></p>`))).toBe(text);
});

it('ends with a sheet that does not, in a moment', () => {
  const left = (html: string) => plainTextOf(cleanHtml(html));
  expect(left('<style>.a{display:none</style><p class="a">da</p>')).toBe('da');
  expect(left(`<style>${'/*'.repeat(50_000)}</style>da${'<style>'.repeat(50_000)}`)).toBe('da');
  expect(left(`<style>${'a{'.repeat(50_000)}${'}'.repeat(50_000)}</style>da`)).toBe('da');
});
