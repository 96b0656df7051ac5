import { localizeLinks } from '@mise/rules/localize-links.ts';
import { localized } from '@mise/rules/localized.ts';
import type { Locale } from '../page/locale.ts';
import type { Crumb } from './breadcrumbs.ts';

export type LegalPageView = { title: string; html: string; crumbs: Crumb[] };

type LegalInput = {
  html: string;
  /** Name of the page in links, and its heading where the text brings none. */
  title: string;
  home: string;
  /** Without language. */
  path: string;
  locale: Locale;
};

/** It may stand in what is around the whole text, and be a place to which links lead. */
const leadingHeading =
  /^(?<around>\s*(?:<div[^>]*>\s*)*)<h[12](?<attributes>[^>]*)>(?<heading>(?:[^<]|<\/?(?:a|b|strong|em|i|u|span)\b[^>]*>)+)<\/h[12]>/;

/** A legal text as a page. */
export function toLegalPage({ html, title, home, path, locale }: LegalInput): LegalPageView {
  return {
    ...toLegalText({ html, title, locale }),
    crumbs: [
      { label: home, href: localized(locale, '/') },
      { label: title, href: localized(locale, path) },
    ],
  };
}

/** A legal text: its first heading is its title, and those below it come up with it. */
export function toLegalText({ html, title, locale }: Pick<LegalInput, 'html' | 'title' | 'locale'>) {
  const { heading, around = '', attributes = '' } = leadingHeading.exec(html)?.groups ?? {};
  const words = heading?.replace(/<[^>]*>/g, '') ?? '';
  const isStruckOut = `${around}${attributes}${heading}`.includes('line-through');
  if (heading === undefined || words.trim() === '' || isStruckOut) {
    return { title, html: localizeLinks(html, locale) };
  }
  const tags = `<h1${attributes}>${heading}`;
  const places = Array.from(tags.matchAll(/<[^>]*?( id="[^"]*")/g), ([, place]) => `<a${place}></a>`);
  const rest = html.replace(leadingHeading, () => around + places.join(''));
  return { title: decodeEntities(words), html: localizeLinks(raiseHeadings(rest), locale) };
}

function raiseHeadings(html: string): string {
  return html.replace(/<(\/?)h([34])\b/g, (_tag, slash: string, level: string) => `<${slash}h${Number(level) - 1}`);
}

/** The entities that the server writes into text. */
function decodeEntities(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
  return text.trim().replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => characters[name] ?? whole);
}
