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

it.each([
  ['<section>Drei</section><article>Vier</article>Fünf', '<div>Drei</div><div>Vier</div>Fünf'],
  ['<main><header><h1>AGB</h1></header><p>Es gilt.</p></main>', '<h1>AGB</h1><p>Es gilt.</p>'],
  [
    '<details><summary>Mehr <b>Text</b></summary><p>Es gilt.</p></details>',
    '<div>Mehr <b>Text</b></div><p>Es gilt.</p>',
  ],
  ['<footer><b>Eins</b></footer><figure><img src="x.png"></figure>Zwei', '<div><b>Eins</b></div>Zwei'],
  ['<center>Mitte</center>', '<div style="text-align:center">Mitte</div>'],
  ['<p>Eins</p><form>Zwei<br>Drei</form>', '<p>Eins</p><div>Zwei<br />Drei</div>'],
  ['<menu><li>Eins</li></menu>', '<ul><li>Eins</li></ul>'],
  ['<del>30</del> <s>20</s> <strike>10</strike> Tage', '<del>30</del> <s>20</s> <s>10</s> Tage'],
  ['<span style="text-decoration: line-through">30</span>', '<s style="text-decoration:line-through">30</s>'],
  ['<p style="TEXT-DECORATION: LINE-THROUGH 2px #f00">30</p>', '<p style="text-decoration:line-through">30</p>'],
  ['<label style="text-decoration:line-through">30</label>', '<s style="text-decoration:line-through">30</s>'],
  [
    '<section style="text-decoration:line-through"><p>30</p></section>',
    '<div style="text-decoration:line-through"><p>30</p></div>',
  ],
  [
    '<center style="color:#fff;text-decoration:line-through">30</center>',
    '<div style="color:#fff;text-align:center;text-decoration:line-through">30</div>',
  ],
  ['<ol start="3"><li value="7">Sieben</li></ol>', '<ol start="3"><li value="7">Sieben</li></ol>'],
  ['<p>a<span hidden>b<i>c</i></span><font style="Display : NONE">d</font>e</p>', '<p>ae</p>'],
  ['<section hidden><p>a</p></section><p style="color:#fff;display:none !important">b</p>c<p>d</p>', 'c<p>d</p>'],
  [
    '<a href="#p1">§ 1</a> <a href="#p2">§ 2</a> <a href="#top">oben</a><h2 id="p1">Eins</h2><a name="p2"></a><p id="p3">x</p>',
    '<a href="#in-text-p1">§ 1</a> <a href="#in-text-p2">§ 2</a> <a href="#top">oben</a><h2 id="in-text-p1">Eins</h2><a id="in-text-p2"></a><p>x</p>',
  ],
  [
    '<a href="#%C3%BCber">über</a> <a href="#50%">x</a><h2 id="über">Über</h2>',
    '<a href="#in-text-über">über</a> <a href="#50%">x</a><h2 id="in-text-über">Über</h2>',
  ],
])('of what others write, %s, the sense stays: %s', (html, left) => {
  expect(cleanHtml(html)).toBe(left);
  expect(cleanHtml(left)).toBe(left);
});
