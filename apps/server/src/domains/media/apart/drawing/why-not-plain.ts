import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { allowedElements, notedNamespaces, plainAttributes, styledAttributes } from './allowed.ts';
import { countDrawnElements, type DrawingElement } from './drawn-elements.ts';
import { isPlainStyle } from './is-plain-style.ts';

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
const xmlns = 'http://www.w3.org/2000/xmlns/';

/** Deeper or larger ones are no drawings, but trials of the browsers that show them. */
const deepest = 100;
const mostElements = 50_000;

const photograph = /^data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*$/;

/**
 * Why some bytes are no SVG that only draws, or null where they are one: well-formed XML in UTF-8 without a document type,
 * of allowed elements and attributes, that leads nowhere but to its own parts and to photographs in its own text. What
 * throws on the way speaks against it too.
 */
export function whyNotPlain(bytes: Uint8Array): string | null {
  try {
    assertPlain(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function assertPlain(text: string): void {
  const parser = new SaxesParser({ xmlns: true, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const byId = new Map<string, DrawingElement>();
  const top: DrawingElement = { children: [], uses: [] };
  const open = [top];
  let elements = 0;
  let sheet: string | null = null;

  parser.on('xmldecl', ({ version, encoding = 'utf-8' }) => {
    if (version !== '1.0' || encoding.toLowerCase() !== 'utf-8') refuse('it is not XML 1.0 in UTF-8');
  });
  parser.on('doctype', () => refuse('it has a document type'));
  parser.on('processinginstruction', ({ target }) => refuse(`it has an instruction: ${target}`));
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > mostElements || open.length > deepest) refuse('it has too many elements');
    if (sheet !== null) refuse('its styles are not text');
    assertPlainElement(tag, { isRoot: open.length === 1 });
    const element = { children: [], uses: usesOf(tag) };
    const id = tag.attributes.id?.value;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    open.at(-1)?.children.push(element);
    open.push(element);
    if (tag.local === 'style') sheet = '';
  });
  const readText = (read: string) => {
    if (sheet !== null) sheet += read;
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('closetag', () => {
    open.pop();
    if (sheet !== null && !isPlainStyle(sheet)) refuse('its styles lead outside');
    sheet = null;
  });
  parser.write(text).close();
  if (countDrawnElements(top, byId) > mostElements) refuse('its parts use each other too often');
}

function refuse(reason: string): never {
  throw new Error(reason);
}

function assertPlainElement(tag: SaxesTagNS, { isRoot }: { isRoot: boolean }): void {
  const isNote = notedNamespaces.has(tag.uri) && !isRoot;
  const isDrawn = tag.uri === svg && allowedElements.has(tag.local) && (!isRoot || tag.local === 'svg');
  if (!isNote && !isDrawn) refuse(`it has an element ${tag.name}`);
  for (const attribute of Object.values(tag.attributes)) {
    if (!isPlainAttribute(tag, attribute)) refuse(`it has an attribute ${attribute.name} that does not only draw`);
  }
}

function isPlainAttribute(tag: SaxesTagNS, { uri, name, local, value }: SaxesAttributeNS): boolean {
  if (uri === xmlns || notedNamespaces.has(uri)) return true;
  if (local === 'href' && (uri === '' || uri === xlink)) return isPlainReference(tag, value);
  if (styledAttributes.has(name)) return isPlainStyle(value);
  return plainAttributes.has(name) || /^(?:aria|data)-[\w-]+$/.test(name);
}

function isPlainReference({ local }: SaxesTagNS, value: string): boolean {
  return local === 'image' ? photograph.test(value) : /^#\S+$/.test(value);
}

function usesOf({ local, attributes }: SaxesTagNS): string[] {
  if (local !== 'use') return [];
  return Object.values(attributes).flatMap((attribute) =>
    attribute.local === 'href' ? [attribute.value.slice(1)] : [],
  );
}
