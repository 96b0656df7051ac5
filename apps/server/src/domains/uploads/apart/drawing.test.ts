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
  ])('%s', async (instruction, type) => {
    expect(await typeOf(`<?xml-stylesheet ${instruction}?>${root('')}`)).toBe(type);
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
