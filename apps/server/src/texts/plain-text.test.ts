import { describe, expect, it, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { plainTextOf } from './plain-text.ts';

test.each([
  ['paragraphs', '<h2>AGB</h2>\n<p>Eins\n zwei</p><p>Drei</p>', 'AGB\n\nEins zwei\n\nDrei'],
  ['lines', 'alt<br>neu<br><br><br>spät', 'alt\nneu\n\nspät'],
  ['blocks beside each other', '<div>Kein Verzicht</div><div>auf Rechte</div>', 'Kein Verzicht\nauf Rechte'],
  ['words before and after a block', 'Vor <p>innen</p> nach', 'Vor\n\ninnen\n\nnach'],
  ['blocks within blocks', '<div><p>Nicht</p></div><p>gewerblich</p>', 'Nicht\n\ngewerblich'],
  ['marks within words', 'Ver<strong>kauf</strong> <em>und</em> Miete', 'Verkauf und Miete'],
  ['signs', '&lt;x&gt; &amp; 5&nbsp;€ &quot;a&quot; &eacute;', '<x> & 5 € "a" é'],
  ['a quotation', '<blockquote><p>eins</p><p>zwei</p></blockquote>', '> eins\n\n> zwei'],
  ['what is laid out', '<pre>a\n  b   c\n</pre>', 'a\n  b   c'],
  ['what is laid out in blocks', '<pre>a<br>b<p>c</p>d <b>e</b></pre>', 'a\nb\nc\nd e'],
  ['a rule', 'a<hr>b', 'a\n\n---\n\nb'],
  ['terms', '<dl><dt>Frist</dt><dd>14 Tage<br>ab Erhalt</dd></dl>', 'Frist\n  14 Tage\n  ab Erhalt'],
  ['an address', '<address>Krone<br>Markt 1</address>Ende', 'Krone\nMarkt 1\nEnde'],
  ['nothing', '<p> </p><ul></ul>', ''],
])('%s', (_, html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

describe('a table', () => {
  it('has a line for each row, with its cells apart', () => {
    const rows =
      '<tr><td>bis 5 kg</td> <td>6,90 €</td></tr><tr><td></td><td><p>ab 5 kg</p><p>auf Anfrage</p></td></tr>';
    const html = `Vor<table><caption>Kosten</caption><thead><tr><th>Gewicht</th><th>Preis</th></tr></thead><tbody>${rows}</tbody></table>Nach`;
    const lines = ['Kosten', 'Gewicht | Preis', 'bis 5 kg | 6,90 €', ' | ab 5 kg / auf Anfrage'];
    expect(plainTextOf(html)).toBe(`Vor\n\n${lines.join('\n')}\n\nNach`);
  });

  it('loses no words that stand between its cells', () => {
    const html = '<table>vor<tr>a<td>b</td><p>c</p></tr><td>d</td></table>';
    expect(plainTextOf(html).match(/\w+/g)).toEqual(['vor', 'a', 'b', 'c', 'd']);
  });

  it('keeps the place of what is struck out', () => {
    expect(plainTextOf('<table><tr><td>A</td><td><s>4,90</s></td><td>6,90</td></tr></table>')).toBe('A |  | 6,90');
  });
});

describe('a list', () => {
  it.each([
    ['<ul><li>eins</li><li>zwei</li></ul>', '- eins\n- zwei'],
    ['<ol><li>eins</li><li>zwei</li></ol>', '1. eins\n2. zwei'],
    ['<ol start="3"><li>drei</li><li value="7">sieben</li><li>acht</li></ol>', '3. drei\n7. sieben\n8. acht'],
    ['<ol reversed><li>zwei</li><li>eins</li></ol>', '2. zwei\n1. eins'],
    ['<ol reversed start="9"><li>neun</li><li>acht</li></ol>', '9. neun\n8. acht'],
    ['<ol type="a"><li>eins</li><li>zwei</li></ol>', 'a. eins\nb. zwei'],
    ['<ol><li>eins<ul><li>innen</li></ul></li><li>zwei</li></ol>', '1. eins\n   - innen\n2. zwei'],
    ['<ol><li><p>eins</p><p>mehr</p></li></ol>', '1. eins\n\n   mehr'],
    ['<ul><li>eins</li><ul><li>zwei</li></ul>mehr<li>drei</li></ul>', '- eins\n  - zwei\n  mehr\n- drei'],
    ['<ol>Vor<p>ab</p><li value="x">eins</li></ol>', '  Vor\n  ab\n1. eins'],
    ['<ol start="abc"><li>eins</li></ol>', '1. eins'],
    ['<li>eins</li><li>zwei</li>', '- eins\n- zwei'],
    ['<ol><li>eins</li><li style="text-decoration:line-through">zwei</li><li>drei</li></ol>', '1. eins\n3. drei'],
  ])('%s', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });
});

describe('a link', () => {
  it.each([
    ['<a href="https://krone.example/agb">die AGB</a>.', 'die AGB (https://krone.example/agb).'],
    ['<a href="https://krone.example">https://krone.example</a>', 'https://krone.example'],
    ['<a href="mailto:info@krone.example">info@krone.example</a>', 'info@krone.example'],
    ['<a href="mailto:info@krone.example">Schreiben Sie</a>', 'Schreiben Sie (info@krone.example)'],
    ['<a href="#in-text-frist">Frist</a>', 'Frist'],
    ['<a>Frist</a>', 'Frist'],
    ['<a href="/shipping"><b>Versand</b></a>', 'Versand (/shipping)'],
  ])('%s', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });
});

test('small letters are no digits of the number before them', () => {
  expect(plainTextOf('10<sup>2</sup> m, CO<sub>2</sub>, Preis<sup>*)</sup>, x<sub>max</sub>')).toBe(
    '10² m, CO₂, Preis^*), xmax',
  );
});

test.each([
  ['<p>Es gilt <s>kein</s> <del>altes</del> Recht</p>', 'Es gilt Recht'],
  ['<p style="text-decoration:line-through">weg</p><p>da</p>', 'da'],
  ['<pre>a <s>b</s> c</pre>', 'a  c'],
])('what is struck out does not hold: %s', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

test('what was cleaned keeps its words apart', () => {
  const html =
    '<section><p>Nicht</p></section><article>gewerblich</article><table><tr><td>a</td><td>b</td></tr></table>';
  expect(plainTextOf(cleanHtml(html))).toBe('Nicht\n\ngewerblich\n\na | b');
});

test('is made in a moment, however it is nested or long', () => {
  const nested = '<a href="/y"><b>w'.repeat(200);
  expect(plainTextOf(cleanHtml(nested)).match(/w/g)).toHaveLength(200);
  expect(plainTextOf(cleanHtml(`${'<div>'.repeat(20_000)}x`))).toBe('x');
  expect(plainTextOf('a<br>'.repeat(100_000))).toHaveLength(199_999);
});
