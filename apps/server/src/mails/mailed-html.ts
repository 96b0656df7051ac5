import { localizeLinks } from '@mise/rules/localize-links.ts';
import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../texts/html.ts';
import type { MailFrame } from './mail-frame.ts';
import { styles } from './styles.ts';

const cell = 'padding:4px 12px 4px 0;vertical-align:top;text-align:left';
const heading = 'margin:16px 0 4px;font-size:14px;line-height:20px;font-weight:bold';

/** What the sheets of pages give elements, and nothing gives them in a mail. */
const own: Record<string, string> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  ...{ p: styles.paragraph, table: styles.table, caption: `${cell};font-weight:bold`, th: cell, td: cell },
  ...{ ul: styles.paragraph, ol: styles.paragraph, a: 'color:inherit' },
};

/** The links of a clean HTML lead to pages of the shop from outside of it, too, in the language of the reader. */
export function withWholeLinks(
  written: string,
  { shopUrl, language }: Pick<MailFrame, 'shopUrl' | 'language'>,
): string {
  return localizeLinks(written, language).replace(/(<a [^>]*?\bhref=")(?=\/(?!\/))/g, `$1${shopUrl}`);
}

/** Clean HTML of a page as mail programs show it: with styles of its own. `mark`: what its places are told by from those of other texts in the same mail. */
export function mailedHtml(written: string, mark: string): SafeHtml {
  const apart = (place: string) => place.replace(/^(#?)(?=in-text-)/, `$1${mark}-`);
  const safeHtml = sanitizeHtml(written, {
    ...{ allowedTags: false, allowedAttributes: false, allowVulnerableTags: true },
    transformTags: {
      '*': (tagName, attribs) => {
        const { id, href, ...others } = attribs;
        const style = [own[tagName], attribs.style].filter(Boolean).join(';');
        return {
          tagName,
          attribs: {
            ...(id !== undefined && { id: apart(id) }),
            ...(href !== undefined && { href: apart(href) }),
            ...others,
            ...(style && { style }),
          },
        };
      },
    },
  });
  return { safeHtml };
}
