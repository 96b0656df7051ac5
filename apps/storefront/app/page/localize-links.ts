import { localized } from '@mise/rules/localized.ts';
import type { Locale } from './locale.ts';

/** Owners write the paths of the shop without a language: a link into the shop leads to the language of the page. */
export function localizeLink(link: string, locale: Locale): string {
  if (/^https?:\/\//i.test(link) || /^(?:mailto|tel):/i.test(link)) return link;
  return /^\/(?!\/)/.test(link) ? localized(locale, link) : '';
}

/** The same for the links inside an owner's HTML, which the server has cleaned. */
export function localizeLinks(html: string, locale: Locale): string {
  return html.replace(/href="(\/[^"]*)"/g, (whole, path: string) => {
    const isPage = !path.startsWith('//') && !path.startsWith('/media/');
    return isPage ? `href="${localized(locale, path)}"` : whole;
  });
}
