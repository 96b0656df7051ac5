import { describe, expect, it } from 'vitest';
import { uploadTypeOf } from './upload-type.ts';

const root = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const running = root('<script>alert(1)</script>');
const typeOf = (drawing: string | Buffer) => uploadTypeOf(Buffer.from(drawing));

describe('what a document type declares', () => {
  const declared = (subset: string, drawing = root('<a/>')) =>
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [${subset}]>${drawing}`;
  const entities = (count: number) => Array.from({ length: count }, (_, at) => `<!ENTITY e${at} "a">`).join('\n');
  const long = `<!ENTITY e "${'a'.repeat(100)}">`;

  it.each([
    ['nothing', declared(' '), 'svg'],
    [
      'addresses, as Illustrator does',
      declared(
        `\n<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n<!ENTITY ns_svg 'http://www.w3.org/2000/svg'>\n`,
        '<svg xmlns="&ns_svg;" xmlns:i="&ns_ai;"><i:pgf/></svg>',
      ),
      'svg',
    ],
    ['many', declared(entities(50)), 'svg'],
    ['more than any program', declared(entities(51)), null],
    ['a long text', declared(long), 'svg'],
    ['a longer one', declared(long.replace('a', 'aa')), null],
    ['a text of another', declared('<!ENTITY e "&amp;">'), null],
    ['an element', declared('<!ENTITY e "<script/>">'), null],
    ['a text that stands elsewhere', declared('<!ENTITY e SYSTEM "file:///etc/passwd">'), null],
    ['a text for declarations', declared('<!ENTITY % e "a">'), null],
    ['one text twice', declared('<!ENTITY e "a"><!ENTITY e "b">'), null],
    ['a sign that has a name already', declared('<!ENTITY lt "a">'), null],
    ['attributes', declared('<!ENTITY e "a"><!ATTLIST svg onload CDATA "x">'), null],
    ['a link that runs', declared('<!ENTITY e "javascript:x">', root('<a href="&e;"/>')), null],
    ['a name of pages', declared('<!ENTITY e "http://www.w3.org/1999/xhtml">', root('<b xmlns="&e;"/>')), null],
    ['a text that is taken often', declared(long, root('&e;'.repeat(10_000))), 'svg'],
    ['a text that is taken so often that it becomes long', declared(long, root('&e;'.repeat(10_001))), null],
  ])('%s', async (_, drawing, type) => {
    expect(await typeOf(drawing)).toBe(type);
  });
});

describe('a place for other programs', () => {
  const place = (extensions: string, inside = '') =>
    root(`<foreignObject requiredExtensions="${extensions}">${inside}</foreignObject>`);

  it.each([
    ['of Illustrator', place('http://ns.adobe.com/AdobeIllustrator/10.0/', '<a/>'), 'svg'],
    ['of others', place('http://example.com/http://ns.adobe.com/'), null],
    ['with a script', place('http://ns.adobe.com/', '<script/>'), null],
    ['with a page', place('http://ns.adobe.com/', '<p xmlns="http://www.w3.org/1999/xhtml"/>'), null],
  ])('%s', async (_, drawing, type) => {
    expect(await typeOf(drawing)).toBe(type);
  });
});

describe('an encoding', () => {
  const inSixteen = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  const inLatin = (name: string, drawing = root('\xe4')) =>
    Buffer.from(`<?xml version="1.0" encoding="${name}"?>${drawing}`, 'latin1');
  const marked = (bytes: Buffer) => Buffer.concat([Buffer.from('\ufeff'), bytes]);

  it.each([
    ['of two bytes a letter', inSixteen(root('ä')), 'svg'],
    ['of two bytes the other way', inSixteen(root('ä')).swap16(), 'svg'],
    ['of two bytes, as it says', inSixteen(`<?xml version="1.0" encoding="UTF-16"?>${root('')}`), 'svg'],
    ['of two bytes, but not as it says', inSixteen(`<?xml version="1.0" encoding="UTF-7"?>${root('')}`), null],
    ['of two bytes, with a script', inSixteen(running), null],
    ['of two bytes, with a script, the other way', inSixteen(running).swap16(), null],
    ['of two bytes, cut', inSixteen(root('')).subarray(0, -1), null],
    ['ISO-8859-1', inLatin('ISO-8859-1'), 'svg'],
    ['ISO-8859-15', inLatin('iso-8859-15'), 'svg'],
    ['windows-1252', inLatin('windows-1252'), 'svg'],
    ['US-ASCII', inLatin('US-ASCII', root('')), 'svg'],
    ['ISO-8859-1 with a script', inLatin('ISO-8859-1', running), null],
    ['UTF-8 that is none', inLatin('UTF-8'), null],
    ['one that programs read in other ways', inLatin('UTF-7', root('')), null],
    ['one behind what is looked at', inLatin(`${' '.repeat(1100)}UTF-7`, root('')), null],
    ['one far behind', Buffer.from(`<?xml version="1.0" ${' '.repeat(1100)} encoding="UTF-7"?>${root('')}`), null],
    ['a mark of UTF-8', marked(Buffer.from(root('ä'))), 'svg'],
    ['a mark of UTF-8 that says otherwise', marked(inLatin('ISO-8859-1', root(''))), null],
  ])('%s', async (_, drawing, type) => {
    expect(await typeOf(drawing)).toBe(type);
  });
});

describe('a style sheet', () => {
  it.each([
    ['type="text/css" href="a.css"', 'svg'],
    ["href='a.css' type = 'text/css'", 'svg'],
    ['data-type="text/css" type="text/xsl"', null],
    ['title=" type=&quot;text/css" type="text/xsl"', null],
    ['type="text/css" type="text/xsl"', null],
    ['type="text/xsl" type="text/css"', null],
    ['type="text/css" type=text/xsl', null],
    ['href="a.css"', null],
    ['type="text/css" href="https://example.com/a.css"', null],
    ['type="text/css" href="&#104;ttps://example.com/a.css"', null],
  ])('%s', async (instruction, type) => {
    expect(await typeOf(`<?xml-stylesheet ${instruction}?>${root('')}`)).toBe(type);
  });
});

describe('what runs, fetches or embeds in some program', () => {
  const named = (prefix: string, address: string, inside: string) => root(inside, `xmlns:${prefix}="${address}"`);
  const linked = (inside: string) => named('xlink', 'http://www.w3.org/1999/xlink', inside);
  const inkscape = (inside: string) =>
    named('sodipodi', 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd', linked(inside));
  const styled = (css: string) => root(`<style><![CDATA[${css}]]></style>`);

  it.each([
    ['a script of another version', root('<handler/>'), root('<handle/>')],
    [
      'what runs it',
      named('ev', 'http://www.w3.org/2001/xml-events', '<ev:listener/>'),
      named('ev', 'http://www.w3.org/2001/xml-events', '<g/>'),
    ],
    [
      'a part that is made of another document',
      named('xsl', 'http://www.w3.org/1999/XSL/Transform', '<xsl:value-of select="document(1)"/>'),
      named('xsl', 'http://www.w3.org/1999/XSL/Transform', '<g/>'),
    ],
    [
      'a drawing that makes another',
      named('x', 'http://www.w3.org/1999/XSL/Transform', '<g x:version="1"/>'),
      root('<g version="1"/>'),
    ],
    ['another document', named('xi', 'http://www.w3.org/2001/XInclude', '<xi:include/>'), root('<include/>')],
    ['a film', root('<video/>'), root('<view/>')],
    ['a link to a page within it', root('<a href="data:,x"/>'), root('<a href="https://example.com/"/>')],
    [
      'such a link by another prefix',
      linked('<a xlink:href="Da&#10;ta:text/html,x"/>'),
      linked('<a xlink:href="#b"/>'),
    ],
    ['a link that becomes one', root('<set to="#;data:,x"/>'), root('<set to="#;data"/>')],
    ['a picture that becomes another', root('<set to="//example.com"/>'), root('<set to="/example"/>')],
    ['a page in a picture', root('<image href="data:text/html,x"/>'), root('<image href="data:image/png;base64,AA"/>')],
    ['a picture of the web', root('<image href=" http://example.com/a.png"/>'), root('<image href="a.png"/>')],
    ['a picture of a share', linked('<image xlink:href="\\\\example\\a"/>'), linked('<image xlink:href="C:\\a.png"/>')],
    ['a share by its address', root('<image href="file://example/a"/>'), root('<image href="file:///C:/a.png"/>')],
    ['a share by a longer one', root('<image href="file:////example/a"/>'), root('<image href="file://C:/a.png"/>')],
    [
      'a picture that lay on a share',
      inkscape('<image sodipodi:absref="\\\\example\\a"/>'),
      inkscape('<image sodipodi:absref="/home/a.png"/>'),
    ],
    ['a place of all addresses', root('', 'xml:base="http://example.com/"'), root('', 'xml:base="a/"')],
    ['a colour of the web', root('<g fill="url( \'https://example.com/#a\')"/>'), root('<g fill="url(#a)"/>')],
    ['one by hidden letters', root('<g fill="\\75 rl(\\68ttp://a/)"/>'), root('<g id="see (http://a/)"/>')],
    ['rules of others', styled('@import "a.css";'), styled('@media print {}')],
    ['rules of others by hidden letters', styled('@\\69mport "a.css";'), styled('.\\31 a {}')],
    ['rules in two parts', root('<style>@im<!-- -->port</style>'), root('<style>@im</style><style>port</style>')],
    [
      'a typeface of the web',
      styled('@font-face {src:url("//example.com/a")}'),
      styled('@font-face {src:url("#FontID0") format(svg)}'),
    ],
    [
      'a picture of rules',
      styled('a {fill:image-set("a" 1x, "https://example.com/" 2x)}'),
      styled('@namespace url(http://www.w3.org/2000/svg); a::after {content:"a//b"}'),
    ],
    ['what old browsers bind', root('', 'style="-moz-binding:url(a)"'), root('', 'style="-inkscape-stroke:none"')],
    ['what other old browsers bind', root('', 'style="Behavior/**/:url(a)"'), root('', 'style="scroll-behavior:auto"')],
    ['more hidden letters than anybody writes', styled('\\a'.repeat(10_000)), styled('\\a'.repeat(9_999))],
  ])('%s', async (_, active, sound) => {
    expect(await typeOf(active)).toBeNull();
    expect(await typeOf(sound)).toBe('svg');
  });

  it.each([
    [
      'Illustrator',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"><style type="text/css">.st0{fill:url(#SVGID_1_);} @font-face{font-family:\'A\';src:url("data:;base64,AA")}</style><switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject><g i:extraneous="self"><image xlink:href="data:img/png;base64,AA"/></g></switch><i:pgf id="adobe_illustrator_pgf">eJzs</i:pgf></svg>',
    ],
    [
      'Inkscape',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" inkscape:export-filename="\\\\server\\a.png" sodipodi:docname="a.svg"><defs><color-profile name="a" xlink:href="file:///usr/share/color/icc/a.icc"/></defs><metadata><rdf:RDF><cc:Work rdf:about=""><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata><text style="font-family:Arial;-inkscape-font-specification:\'Arial, Bold\'">a</text></svg>',
    ],
    [
      'CorelDRAW',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><font id="FontID0"><font-face font-family="Arial"><font-face-src><font-face-name name="Arial"/></font-face-src></font-face></font><style type="text/css"><![CDATA[@font-face { font-family:"Arial";src:url("#FontID0") format(svg)} .fil0 {fill:#1F1A17}]]></style></defs><metadata id="CorelCorpID_0Corel-Layer"/></svg>',
    ],
  ])('takes what %s writes', async (_, drawing) => {
    expect(await typeOf(drawing)).toBe('svg');
  });
});

describe('attributes', () => {
  /** The root has one more. */
  const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ');
  const open = `<g ${attributes(9_999)}>`.repeat(5);

  it.each([
    ['many of open elements', root(`${open}<g a="" b="" c="" d=""/>${'</g>'.repeat(5)}`), 'svg'],
    ['too many of open elements', root(`${open}<g a="" b="" c="" d="" e=""/>${'</g>'.repeat(5)}`), null],
    ['many in all', root(`${`<g ${attributes(999)}/>`.repeat(500)}<g ${attributes(499)}/>`), 'svg'],
    ['too many in all', root(`${`<g ${attributes(999)}/>`.repeat(500)}<g ${attributes(500)}/>`), null],
  ])('%s', async (_, drawing, type) => {
    expect(await typeOf(drawing)).toBe(type);
  });
});

it.each([
  ['many', 999_999, 'svg'],
  ['too many', 1_000_000, null],
])('a drawing of %s elements', async (_, count, type) => {
  expect(await typeOf(root('<a/>'.repeat(count)))).toBe(type);
});
