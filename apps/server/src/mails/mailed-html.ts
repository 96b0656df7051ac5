import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../texts/html.ts';
import { withWholeLinks } from '../texts/plain-text.ts';
import { styles } from './styles.ts';

const cell = 'padding:4px 12px 4px 0;vertical-align:top;text-align:left';
const heading = 'margin:16px 0 4px;font-size:14px;line-height:20px;font-weight:bold';

/** What the sheets of pages give elements, and nothing gives them in a mail. */
const own: Record<string, string> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  ...{ p: styles.paragraph, table: styles.table, caption: `${cell};font-weight:bold`, th: cell, td: cell },
  ...{ ul: styles.paragraph, ol: styles.paragraph, a: 'color:inherit' },
};

/** Clean HTML of a page as mail programs show it: with styles of its own, and links that lead to the shop from outside. */
export function mailedHtml(written: string, shopUrl: string): SafeHtml {
  const safeHtml = sanitizeHtml(withWholeLinks(written, shopUrl), {
    ...{ allowedTags: false, allowedAttributes: false, allowVulnerableTags: true },
    transformTags: {
      '*': (tagName, attribs) => {
        const style = [own[tagName], attribs.style].filter(Boolean).join(';');
        return { tagName, attribs: { ...attribs, ...(style && { style }) } };
      },
    },
  });
  return { safeHtml };
}
