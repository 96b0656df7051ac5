import type { Language } from './languages.ts';
import { localized } from './localized.ts';

/** Owners write the paths of the shop without a language: a link into the shop leads to the language of the page. */
export function localizeLink(link: string, language: Language): string {
  if (/^https?:\/\//i.test(link) || /^(?:mailto|tel):/i.test(link)) return link;
  return /^\/(?!\/)/.test(link) ? localized(language, link) : '';
}

/** The same for the links inside an owner's HTML, which the server has cleaned. */
export function localizeLinks(html: string, language: Language): string {
  return html.replace(/href="(\/[^"]*)"/g, (whole, path: string) => {
    const isPage = !path.startsWith('//') && !path.startsWith('/media/');
    return isPage ? `href="${localized(language, path)}"` : whole;
  });
}
