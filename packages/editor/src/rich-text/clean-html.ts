import { isLink } from '@mise/rules/is-link.ts';
import createDOMPurify from 'dompurify';
import { keptStyles } from './said-by-styles.ts';

const tags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 'a', 'span', 'sub', 'sup', 's', 'del', 'strike'],
];
const attributes = ['href', 'style', 'start', 'type', 'value', 'colspan', 'rowspan', 'scope'];

let purify: ReturnType<typeof createDOMPurify> | undefined;

/**
 * HTML from a clipboard, without whatever is not text with its plainest looks: scripts and handlers, forms, pictures, styles but
 * color and alignment, links to what nobody may be led to. The shop cleans again what it is sent.
 */
export function cleanHtml(html: string): string {
  purify ??= createPurify();
  return purify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false });
}

function createPurify() {
  const own = createDOMPurify(window);
  own.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (attribute.attrName === 'href') attribute.keepAttr = isLink(attribute.attrValue.trim());
    if (attribute.attrName !== 'style' || !(element instanceof HTMLElement)) return;
    attribute.attrValue = keptStyles(element.style);
    attribute.keepAttr = attribute.attrValue !== '';
  });
  return own;
}
