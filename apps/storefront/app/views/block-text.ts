import { localized } from '@mise/rules/localized.ts';
import type { Locale } from '../page/locale.ts';
import { choiceAt, colorAt, type Fields, fieldsAt, textAt } from './block-fields.ts';

export type TextView = {
  pretitle: string;
  title: string;
  subtitle: string;
  html: string;
  alignment: 'left' | 'center' | 'right';
  color: string;
};

export type ButtonView = { label: string; href: string; variant: 'primary' | 'secondary' };

/** The field `text` of a block. */
export function toText(content: Fields, locale: Locale): TextView {
  const text = fieldsAt(content, 'text');
  return {
    pretitle: textAt(text, 'pretitle'),
    title: textAt(text, 'title'),
    subtitle: textAt(text, 'subtitle'),
    html: localizeLinks(textAt(text, 'htmlDescription'), locale),
    alignment: choiceAt(text, 'textAlignment', ['left', 'center', 'right']),
    color: colorAt(text, 'color'),
  };
}

/** The field `button` of a block; older blocks call its label `buttonText`. */
export function toButton(content: Fields, locale: Locale): ButtonView | null {
  const button = fieldsAt(content, 'button');
  const label = textAt(button, 'label') || textAt(button, 'buttonText');
  const href = localizeLink(textAt(button, 'link'), locale);
  if (label === '' || href === '') return null;
  return { label, href, variant: choiceAt(button, 'variant', ['primary', 'secondary']) };
}

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
