import { SaxesParser } from 'saxes';
import { isActiveCss } from './drawing-addresses.ts';
import { isActiveElement, svgNamespace } from './drawing-elements.ts';
import { declareEntities, isStyleSheet } from './drawing-prolog.ts';
import { drawingText } from './drawing-text.ts';

/**
 * Levels of a drawing, and how many of them are gone through for all of its names: what looks for the meaning of a prefix, or of none, may go up to
 * the first one. A second's work.
 */
const deepest = 500;
const mostLevelsPassed = 50_000_000;
/** Ten megabytes of them took three seconds. */
const mostElements = 1_000_000;
/** Of one element. All are held until it ends: a million took nine seconds. */
const mostAttributes = 10_000;
/** Of all elements that are open at once, and of a whole drawing: ten megabytes of them took more than three seconds. */
const mostHeldAttributes = 50_000;
const mostAttributesOfAll = 500_000;

/**
 * Well-formed XML whose root is an SVG's, which runs and fetches nothing. More than that is not asked: drawing programs leave much of their own in their
 * files, and nobody is ever shown one as a page.
 */
export function isDrawing(bytes: Buffer): boolean {
  try {
    const parser = new SaxesParser({ xmlns: true, position: false });
    let elements = 0;
    let depth = 0;
    let levelsPassed = 0;
    let attributesOfTag = 0;
    let attributesOfAll = 0;
    let held = 0;
    const heldByLevel: number[] = [];
    // Open ones, and what is in them.
    let styles = 0;
    const rules: string[] = [];
    parser.on('opentagstart', () => {
      attributesOfTag = 0;
    });
    parser.on('attribute', () => {
      attributesOfTag += 1;
      attributesOfAll += 1;
      if (attributesOfTag > mostAttributes || attributesOfAll > mostAttributesOfAll) throw new Error('attributes');
    });
    parser.on('doctype', (declaration) => declareEntities(parser, declaration));
    parser.on('processinginstruction', ({ target, body }) => {
      if (target === 'xml-stylesheet' && !isStyleSheet(body)) throw new Error(target);
    });
    parser.on('opentag', (element) => {
      const { uri, local, attributes } = element;
      elements += 1;
      depth += 1;
      if (elements > mostElements) throw new Error('elements');
      if (depth > deepest) throw new Error('depth');
      held += attributesOfTag;
      heldByLevel.push(attributesOfTag);
      if (held > mostHeldAttributes) throw new Error('attributes');
      if (elements === 1 && (local !== 'svg' || uri !== svgNamespace)) throw new Error(local);
      const named = Object.values(attributes);
      levelsPassed += depth * (1 + named.filter(({ prefix }) => prefix !== '').length);
      if (levelsPassed > mostLevelsPassed) throw new Error('depth');
      if (isActiveElement(element)) throw new Error(local);
      if (uri === svgNamespace && local === 'style') styles += 1;
    });
    const keepRules = (text: string) => {
      if (styles > 0) rules.push(text);
    };
    parser.on('text', keepRules);
    parser.on('cdata', keepRules);
    parser.on('closetag', ({ uri, local }) => {
      if (uri === svgNamespace && local === 'style') {
        styles -= 1;
        if (styles === 0 && isActiveCss(rules.splice(0).join(''))) throw new Error(local);
      }
      depth -= 1;
      held -= heldByLevel.pop() ?? 0;
    });
    parser.write(drawingText(bytes)).close();
    return elements > 0;
  } catch {
    return false;
  }
}
