import { drawMedia, sceneSizes } from '@mise/demo/images/draw-media.ts';
import { families } from '@mise/demo/images/families.ts';
import { picturePath, swatchPath } from '@mise/demo/images/picture-path.ts';
import { scenes } from '@mise/demo/images/scene.ts';
import { demoShop } from '@mise/demo/shop/shop.ts';
import { expect, test } from 'vitest';
import { whyNotPlain } from './why-not-plain.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">';
const around = (inside: string) => `${start}${inside}</svg>`;
const check = (text: string) => whyNotPlain(Buffer.from(text));
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.each([
  ['paths and shapes', around('<path d="M0 0h1" fill="#14493b"/><circle cx="1" cy="1" r="1" stroke="rgb(1, 2, 3)"/>')],
  ['a declaration and comments', `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- a plate -->${around('<g/>')}\n`],
  ['gradients', around('<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)"/>')],
  ['a sheet as drawing programs write it', around('<style>.cls-1,.cls-2{fill:url("#a");clip-path: url( #b )}</style>')],
  ['a sheet in a section', around('<style><![CDATA[.a>.b{fill:none;transform:translate(1px,2px)}]]></style>')],
  ['parts that are used again', around('<g id="a"><path/></g><use href="#a"/><use xlink:href="#a" x="4"/>')],
  ['a photograph in its text', around(`<image href="data:image/png;base64,${pixel}" width="1" height="1"/>`)],
  [
    'words',
    around('<title>A plate (large)</title><text font-family="serif">25 &#8364; &amp; <tspan>more</tspan></text>'),
  ],
  [
    'notes of drawing programs',
    around('<g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="Ebene 1" data-name="x"><i:grid/></g>'),
  ],
  ['another name for its namespace', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  ['28 comments, and 2,000', `${'<!---->'.repeat(2_000)}${around('')}`],
])('takes %s', (_what, text) => {
  expect(check(text)).toBeNull();
});

const bomb = Array.from({ length: 9 }, (_, level) => {
  const uses = `<use href="#g${level}"/>`.repeat(10);
  return `<g id="g${level + 1}">${uses}</g>`;
}).join('');

test.each([
  // Scripts
  ['a script', around('<script>alert(1)</script>')],
  ['a script by another name', around('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')],
  ['a script of HTML', around('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>')],
  ['a script from elsewhere', around('<script href="https://evil.example/x.js"/>')],
  ['a listener', around('<path onload="alert(1)"/>')],
  ['a listener at the root', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a listener after a line break', around('<path\n\tonclick\n=\n"alert(1)"/>')],
  ['a listener in capitals', around('<path ONLOAD="alert(1)"/>')],
  ['a listener of a note', around('<i:a xmlns:i="http://www.inkscape.org/namespaces/inkscape" onload="alert(1)"/>')],
  ['a link that runs', around('<a href="javascript:alert(1)"><text>here</text></a>')],
  ['a link that runs, the old way', around('<a xlink:href="javascript:alert(1)"><path/></a>')],
  ['a use that runs', around('<use href="javascript:alert(1)"/>')],
  ['a use that runs, spelled by numbers', around('<use href="&#106;avascript:alert(1)"/>')],
  ['a use that runs, with a tab', around('<use xlink:href="java&#9;script:alert(1)"/>')],
  ['a value that becomes a script', around('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['an animation', around('<animate attributeName="href" values="javascript:alert(1)"/>')],
  ['a handler', around('<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>')],
  [
    'HTML',
    around('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="x"/></body></foreignObject>'),
  ],
  ['HTML without a frame for it', around('<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/>')],
  ['HTML among notes', around('<metadata><iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/></metadata>')],
  ['a root of another kind', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['a root without a namespace', '<svg><path/></svg>'],
  ['a note as root', '<i:svg xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>'],
  // What leads outside
  ['an image from elsewhere', around('<image href="https://evil.example/a.png"/>')],
  ['an image from elsewhere, the old way', around('<image xlink:href="//evil.example/a.png"/>')],
  [
    'an image by another prefix',
    around('<image xmlns:y="http://www.w3.org/1999/xlink" y:href="https://evil.example/a"/>'),
  ],
  ['an image of a neighbor', around('<image href="/media/logo.svg"/>')],
  ['a drawing in the drawing', around('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
  ['a page in the drawing', around('<image href="data:text/html;base64,PHN2Zy8+"/>')],
  ['a photograph that is more than that', around(`<image href="data:image/png;base64,${pixel},&lt;svg>"/>`)],
  ['a use from elsewhere', around('<use href="https://evil.example/a.svg#a"/>')],
  ['a use of a drawing in its text', around('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>')],
  ['a filter that loads', around('<filter id="f"><feImage href="https://evil.example/a"/></filter>')],
  ['a base for all that follows', around('<g xml:base="https://evil.example/"><use href="#a"/></g>')],
  ['a gradient from elsewhere', around('<linearGradient href="https://evil.example/a.svg#a"/>')],
  ['a color from elsewhere', around('<path fill="url(https://evil.example/a.svg#a)"/>')],
  ['a color from elsewhere in quotes', around('<path fill="url(&quot;//evil.example#a&quot;)"/>')],
  ['a mask from elsewhere', around('<path mask="URL(mask.svg#a)"/>')],
  ['a cursor from elsewhere', around('<path cursor="url(https://evil.example/c.cur)"/>')],
  // Styles
  ['an import', around('<style>@import "https://evil.example/a.css";</style>')],
  ['an import in a section', around('<style><![CDATA[@import url(//evil.example/a.css);]]></style>')],
  ['an import in halves', around('<style>@im<![CDATA[port]]> "a.css";</style>')],
  ['an import by number', around('<style>&#64;import "a.css";</style>')],
  ['an import with an escape', around('<style>\\40 import "a.css";</style>')],
  ['a font', around('<style>@font-face{font-family:a;src:url(a.woff)}</style>')],
  ['a picture in a sheet', around('<style>svg{background:url(//evil.example/a.png)}</style>')],
  ['a picture behind one of its own', around('<style>a{fill:url(#a);background:url( "a.png" )}</style>')],
  ['a picture spelled with an escape', around('<path style="fill:\\75rl(a.svg#a)"/>')],
  ['a picture spelled around a reference', around('<path style="fill:uurl(#a)rl(a.svg)"/>')],
  ['a picture behind a comment', around('<path style="fill:/**/url(a.svg)"/>')],
  ['a set of pictures', around('<path style="mask-image:image-set(\'a.png\' 1x)"/>')],
  ['a picture by another function', around('<path style="fill:src(\'a.png\')"/>')],
  ['an expression', around('<path style="width:expression(alert(1))"/>')],
  ['a value from afar', around('<path style="fill:var(--a)"/>')],
  ['an element within a sheet', around('<style><g/>@import "a.css";</style>')],
  ['a sheet of HTML', around('<style xmlns="http://www.w3.org/1999/xhtml">@import "a.css";</style>')],
  ['a link to a sheet', around('<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="a.css"/>')],
  ['an instruction for a sheet', `<?xml-stylesheet href="https://evil.example/a.css"?>${around('')}`],
  // XML
  ['a document type', `<!DOCTYPE svg>${around('')}`],
  ['a document type from elsewhere', `<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">${around('')}`],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${around('<text>&a;</text>')}`],
  ['an entity that reads a file', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${around('&a;')}`],
  ['a laugh of a billion', `<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${around('&b;')}`],
  ['an entity of nowhere', around('<text>&nbsp;</text>')],
  ['a tag that does not end', around('<g>')],
  ['two roots', around('') + around('')],
  ['words after the end', `${around('')}alert(1)`],
  ['an attribute twice', around('<path d="M0 0" d="M1 1"/>')],
  [
    'an attribute twice by two prefixes',
    around('<use xmlns:y="http://www.w3.org/1999/xlink" xlink:href="#a" y:href="#b"/>'),
  ],
  ['a prefix of nowhere', around('<path x:d="M0 0"/>')],
  ['an element of nowhere', around('<plate/>')],
  ['another encoding by declaration', `<?xml version="1.0" encoding="utf-7"?>${around('+ADw-script+AD4-')}`],
  ['another version of XML', `<?xml version="1.1"?>${around('')}`],
  ['a zero byte', around('<text>\0</text>')],
  ['a page', '<!doctype html><html></html>'],
  ['nothing', ''],
  // Weight
  ['comments in 28 places and no drawing', '<!---->'.repeat(28)],
  ['comments in 100,000 places and no drawing', '<!---->'.repeat(100_000)],
  ['parts that use each other a billion times', around(`<g id="g0"><path/></g>${bomb}<use href="#g9"/>`)],
  ['a part that uses itself', around('<g id="a"><use href="#a"/></g>')],
  ['parts in a circle', around('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['groups within 10,000 groups', around('<g>'.repeat(10_000) + '</g>'.repeat(10_000))],
  ['200,000 elements', around('<g/>'.repeat(200_000))],
  [
    '10,000 parts that use the next one',
    around(Array.from({ length: 10_000 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join('')),
  ],
  ['a value that never ends', around(`<path fill="${'url( '.repeat(150_000)}"/>`)],
  ['a name that never ends', around(`<path style="fill:${'u'.repeat(900_000)}(a)"/>`)],
  ['spaces that never end', around(`<path style="fill:url(${' '.repeat(900_000)}a)"/>`)],
])('refuses %s', (_what, text) => {
  const started = performance.now();
  expect(check(text)).toEqual(expect.stringMatching(/./));
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('refuses bytes that are no UTF-8, and UTF-16, in which a script is easily overlooked', () => {
  expect(whyNotPlain(Buffer.from([...Buffer.from(start), 0xff, ...Buffer.from('</svg>')]))).not.toBeNull();
  expect(whyNotPlain(Buffer.from(`\uFEFF${around('<script/>')}`, 'utf16le'))).not.toBeNull();
});

test('says what is wrong', () => {
  expect(check(around('<script/>'))).toBe('it has an element script');
  expect(check(around('<path onload="x"/>'))).toBe('it has an attribute onload that does not only draw');
});

test('every drawing of the demo is plain', () => {
  const views = Object.entries(families).flatMap(([family, { views }]) =>
    views.map((_, view) => picturePath({ family, tint: '#b4622d', view })),
  );
  const banners = Object.keys(scenes).flatMap((scene) =>
    Object.keys(sceneSizes).map((size) => `/media/scenes/${scene}-${size}.svg`),
  );
  const icons = demoShop.paymentMethods.map(({ icon }) => `/media/icons/${icon}.svg`);
  const addresses = [...views, ...banners, ...icons, swatchPath('#14493b'), '/media/logo.svg', '/media/favicon.svg'];
  for (const address of addresses) expect(whyNotPlain(Buffer.from(drawMedia(address) ?? '')), address).toBeNull();
});
