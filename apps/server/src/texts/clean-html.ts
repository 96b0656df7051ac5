import { isLink } from '@mise/rules/is-link.ts';
import sanitizeHtml from 'sanitize-html';
import { anchorsOf, placeOf } from './anchors.ts';
import { createBlockWords, foreignBlocks } from './block-words.ts';
import { type OwnStyle, type OwnStyles, ownStylesOf } from './own-styles.ts';

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

/** Struck out once is struck out: of a text that does not hold any more no word may be left as valid. */
const struckOut = /^(?:[a-z]+ )*line-through(?: [a-z]+)*$/;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'div'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'small', 'mark', 'code', 'span'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'address'],
  ],
  allowedAttributes: {
    '*': ['style', 'id'],
    a: ['href', 'target', 'rel'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(?:left|right|center|justify)$/],
      'text-decoration': [struckOut],
      'text-decoration-line': [struckOut],
      color,
    },
    ol: { 'list-style-type': [/^(?:decimal|(?:lower|upper)-(?:alpha|roman))$/] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Far more than anybody writes: whoever walks through it comes to no end of the stack.
  nestingLimit: 400,
  nonTextTags: withoutText,
};

/** What others call it. */
const asTags: Record<string, string> = {
  ...Object.fromEntries(foreignBlocks.map((name) => [name, 'div'])),
  ...{ strike: 's', menu: 'ul', dir: 'ul', tfoot: 'tbody' },
};

const lineThrough = 'text-decoration:line-through';

/** Elements that keep that they strike out what they hold. Others are taken out, or say nothing else. */
const mayStrikeOut = new Set(
  [...(options.allowedTags || []), ...Object.keys(asTags)].filter((name) => name !== 'span'),
);

/** How lists are numbered, by the `type` of HTML, which mail programs know. Pages go by the style. */
const listStyles: Record<string, string> = {
  ...{ 1: 'decimal', a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' },
};
const listTypes: Record<string, string> = {
  ...Object.fromEntries(Object.entries(listStyles).map(([type, style]) => [style, type])),
  ...{ 'lower-latin': 'a', 'upper-latin': 'A' },
};

/** Of an element that nobody sees. */
const hidden: sanitizeHtml.Attributes = {};

/** The HTML that people may write, of an allow-list: all else is taken out, before it is stored. */
export function cleanHtml(html: string): string {
  const anchors = anchorsOf(html);
  const words = createBlockWords();
  const styles = ownStylesOf(html);
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: words.begin,
    onCloseTag: words.end,
    textFilter: (text) => {
      if (/\S/.test(text)) words.say();
      return text;
    },
    transformTags: { '*': (tagName, attribs) => cleanTag(tagName, attribs, { anchors, styles }) },
    exclusiveFilter: ({ tag, attribs }) => {
      if (attribs === hidden) return true;
      // What is around blocks alone parts nothing, unless it strikes them out.
      const isAround = foreignBlocks.includes(tag) && asTags[tag] === 'div' && !words.hadWords();
      return isAround && !attribs.style?.includes(lineThrough) && 'excludeTag';
    },
  });
}

function cleanTag(
  tagName: string,
  { id, ...given }: sanitizeHtml.Attributes,
  { anchors, styles: sheet }: { anchors: ReadonlyMap<string, string>; styles: OwnStyles },
): sanitizeHtml.Tag {
  if (withoutText.includes(tagName)) return { tagName, attribs: given };
  const style = sheet.styleOf(tagName, { ...given, ...(id !== undefined && { id }) });
  // As an element that may stay: what it holds goes with it alone.
  if ('hidden' in given || isHidden(style)) return { tagName: 'span', attribs: hidden };
  const anchor = anchors.get(id ?? (tagName === 'a' ? given.name : '') ?? '');
  const isStruckOut = /line-through/i.test(style.decoration ?? '');
  const { type, style: written, ...others } = given;
  const listType = tagName === 'ol' ? typeOfList(type, style) : undefined;
  const declarations = written?.split(';') ?? [];
  const styles = [
    // Told in whichever words, and taken back: of all of them what counts is kept.
    ...declarations.filter((each) => !/^\s*(?:text-decoration|list-style)/i.test(each)),
    ...(tagName === 'center' ? ['text-align:center'] : []),
    ...(isStruckOut ? [lineThrough] : []),
    ...(listType === undefined ? [] : [`list-style-type:${listStyles[listType]}`]),
  ];
  return {
    tagName: isStruckOut && !mayStrikeOut.has(tagName) ? 's' : nameOf(tagName),
    attribs: {
      ...(tagName === 'a' ? cleanLink(given, anchors) : others),
      ...(listType !== undefined && { type: listType }),
      style: styles.join(';'),
      ...(anchor !== undefined && { id: anchor }),
    },
  };
}

function isHidden({ display = '', visibility = '', ofWord = '' }: OwnStyle): boolean {
  return /:\s*none\b/i.test(display) || /:\s*(?:hidden|collapse)\b/i.test(visibility) || /:\s*all\b/i.test(ofWord);
}

/** As it was, by letters too: "b)" is looked for where somebody refers to it. */
function typeOfList(type: string | undefined, { list = '' }: OwnStyle): string | undefined {
  const words = list.toLowerCase().match(/[\w-]+/g) ?? [];
  const styled = words.find((word) => Object.hasOwn(listTypes, word));
  const wanted = styled === undefined ? type : listTypes[styled];
  return wanted !== undefined && Object.hasOwn(listStyles, wanted) ? wanted : undefined;
}

function nameOf(tagName: string): string {
  return Object.hasOwn(asTags, tagName) ? (asTags[tagName] ?? tagName) : tagName;
}

/** A link that opens elsewhere tells the other page nothing of this one. */
function cleanLink(
  { href, target }: sanitizeHtml.Attributes,
  anchors: ReadonlyMap<string, string>,
): sanitizeHtml.Attributes {
  const attribs: sanitizeHtml.Attributes = {};
  const address = href?.trim();
  if (address !== undefined && isLink(address)) {
    const anchor = address.startsWith('#') && anchors.get(placeOf(address.slice(1)));
    attribs.href = anchor ? `#${anchor}` : address;
  }
  if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener noreferrer' });
  return attribs;
}
