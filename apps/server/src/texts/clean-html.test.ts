import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

/** What somebody tried, and what is left of it. */
const attacks = [
  ['<script>alert(1)</script>', ''],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<p>a<script>alert(1)//</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="javascript:alert(1)">', ''],
  ['<svg onload=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ''],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', ''],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
  ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<xmp><p title="</xmp><img src=x onerror=alert(1)>">', '"&gt;'],
  ['<template><img src=x onerror=alert(1)></template>', ''],
  ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>">', ''],
  ['<object data="data:text/html,<script>alert(1)</script>"></object>', ''],
  ['<embed src="javascript:alert(1)">', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" &#14; javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="javascript&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>', '<a>x</a>'],
  ['<a href="vbscript:msgbox(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  [
    '<a href="https://ok.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
    '<a href="https://ok.example">x</a>',
  ],
  ['<p style="background:url(javascript:alert(1))">x</p>', '<p>x</p>'],
  ['<p style="color:expression(alert(1))">x</p>', '<p>x</p>'],
  ['<p style="text-align:center;color:#f00;position:fixed">x</p>', '<p style="text-align:center;color:#f00">x</p>'],
  ['<p style="color:red;}body{display:none">x</p>', '<p>x</p>'],
  ['<p style="color:&#34;&gt;&lt;script&gt;">x</p>', '<p>x</p>'],
  ['<style>body{display:none}</style><p>x</p>', '<p>x</p>'],
  ['<link rel=stylesheet href=//evil.example/x.css>', ''],
  ['<meta http-equiv=refresh content="0;url=//evil.example">', ''],
  ['<base href="//evil.example/">', ''],
  ['<form action="//evil.example"><input name=q><button>x</button></form>', 'x'],
  ['<p onmouseover=alert(1)>x</p>', '<p>x</p>'],
  ['<p/onclick=alert(1)>x</p>', '<p>x</p>'],
  ['<p id="__proto__" class="modal" name="cookie">x</p>', '<p>x</p>'],
  ['<textarea></textarea><img src=x onerror=alert(1)></textarea>', ''],
  ['<title><a title="</title><img src=x onerror=alert(1)>">', '"&gt;'],
  ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
  ['<![CDATA[<img src=x onerror=alert(1)>]]>', ''],
  ['<?xml version="1.0"?><p>x</p>', '<p>x</p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>', '<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>'],
  ['<<img src=x onerror=alert(1)>', '&lt;'],
  ['<img src=x onerror=alert(1) ', ''],
  ['<a href="javascript:alert(1)" href="https://ok.example">x</a>', '<a>x</a>'],
  ['<video><source onerror=alert(1)></video>', ''],
  ['<details open ontoggle=alert(1)>x</details>', 'x'],
  ['<plaintext><img src=x onerror=alert(1)>', ''],
  ['<select><option><img src=x onerror=alert(1)></option></select>', ''],
  ['<table background="javascript:alert(1)"><tr><td>x</td></tr></table>', '<table><tr><td>x</td></tr></table>'],
  [
    '<a href="https://ok.example" target="_blank" rel="opener">x</a>',
    '<a href="https://ok.example" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['<p><div><div><div>', '<p></p><div><div><div></div></div></div>'],
] as const;

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
