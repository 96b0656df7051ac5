import type { SaxesTagNS } from 'saxes';
import { fetches, hasContent, isActiveCss, isForeign, runs } from './drawing-addresses.ts';

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Pages, what makes another document of a drawing, and what says when scripts run. */
const refusedNamespaces = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1999/XSL/Transform',
  'http://www.w3.org/TR/WD-xsl',
  'http://www.w3.org/2001/XInclude',
  'http://www.w3.org/2003/XInclude',
  'http://www.w3.org/2001/xml-events',
  'http://www.mozilla.org/xbl',
  'http://www.w3.org/ns/xbl',
]);

/** Scripts, and what shows other documents, films or sounds, also of versions that few programs know. */
const refusedElements = new Set(
  'script handler listener iframe embed object audio video animation prefetch'.split(' '),
);
const animations = new Set('animate animateColor animateMotion animateTransform set'.split(' '));
const addressesOfAnimations = new Set(['values', 'to', 'from', 'by']);
/** Inkscape keeps beside the address of a picture where it lay on the computer, and looks there, too. */
const addresses = new Set(['href', 'absref']);

/** Whether an element runs or fetches something when it is opened or clicked on, but for links to addresses. */
export function isActiveElement({ uri, local, attributes }: Pick<SaxesTagNS, 'uri' | 'local' | 'attributes'>): boolean {
  if (refusedNamespaces.has(uri)) return true;
  const isOfDrawings = uri === svgNamespace;
  if (isOfDrawings && refusedElements.has(local)) return true;
  if (isOfDrawings && local === 'foreignObject' && !isOfAdobe(attributes)) return true;
  return Object.values(attributes).some(
    (attribute) => isActiveAttribute(attribute) || (isOfDrawings && isActiveOf(local, attribute)),
  );
}

type Attribute = SaxesTagNS['attributes'][string];

/** Of whatever element. */
function isActiveAttribute({ name, local, uri, value }: Attribute): boolean {
  if (refusedNamespaces.has(uri) || /^on/i.test(name) || runs(value)) return true;
  // What an animation sets.
  if (local === 'attributeName' && /^\s*on/i.test(value)) return true;
  // Where all addresses begin.
  return name === 'xml:base' && isForeign(value);
}

function isActiveOf(element: string, { local, value }: Attribute): boolean {
  if (element === 'a') return local === 'href' && hasContent(value);
  if (animations.has(element) && addressesOfAnimations.has(local)) return isForeign(value) || hasContent(value);
  // What is drawn from a document of its own.
  if (element === 'use' && local === 'href' && !value.trim().startsWith('#')) return true;
  if (addresses.has(local)) return isForeign(value);
  return local === 'style' ? isActiveCss(value) : fetches(value);
}

/** Illustrator leaves its own data in one that no other program shows. What is in it is looked at like all else. */
function isOfAdobe({ requiredExtensions }: Record<string, { value: string }>): boolean {
  return requiredExtensions?.value.startsWith('http://ns.adobe.com/') ?? false;
}
