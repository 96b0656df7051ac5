import { isLink } from '@mise/rules/is-link.ts';
import sanitizeHtml from 'sanitize-html';

/** Elements whose text is no text either: what they hold is dropped with them. */
const withoutText = [
  ...['script', 'style', 'textarea', 'option', 'select', 'title', 'template', 'svg', 'math', 'object', 'iframe'],
  ...['noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'listing', 'head', 'frameset'],
];

const color = [
  /^#[\da-f]{3}(?:[\da-f]{3})?$/i,
  /^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/,
  /^var\(--color-[a-z]+-\d{1,4}\)$/,
];

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'div'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'span'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'address'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': { 'text-align': [/^(?:left|right|center|justify)$/], color } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: withoutText,
  transformTags: { a: cleanLink },
};

/** The HTML that people may write, of an allow-list: all else is taken out, before it is stored. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** A link that opens elsewhere tells the other page nothing of this one. */
function cleanLink(tagName: string, { href, target }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {};
  if (href !== undefined && isLink(href.trim())) attribs.href = href.trim();
  if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener noreferrer' });
  return { tagName, attribs };
}
