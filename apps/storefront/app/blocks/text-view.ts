import type { ButtonPart, TextPart } from '@mise/contract/content/block-parts.ts';
import { localizeLink, localizeLinks } from '@mise/rules/localize-links.ts';
import type { Locale } from '#app/page/locale.ts';

export type TextView = {
  pretitle: string;
  title: string;
  subtitle: string;
  html: string;
  alignment: 'left' | 'center' | 'right';
  color: string;
};

export type ButtonView = { label: string; href: string; variant: 'primary' | 'secondary' };

/** The words of a block; what an owner left out has its default here. */
export function toText(text: TextPart | undefined, locale: Locale): TextView {
  return {
    pretitle: text?.pretitle ?? '',
    title: text?.title ?? '',
    subtitle: text?.subtitle ?? '',
    html: localizeLinks(text?.htmlDescription ?? '', locale),
    alignment: text?.textAlignment ?? 'left',
    color: text?.color ?? '',
  };
}

export function hasWords({ pretitle, title, subtitle, html }: TextView): boolean {
  return pretitle + title + subtitle + html !== '';
}

/** null without a label, or without an address that a visitor may be sent to. */
export function toButton(button: ButtonPart | undefined, locale: Locale): ButtonView | null {
  const { label = '', link = '', variant = 'primary' } = button ?? {};
  const href = localizeLink(link, locale);
  return label === '' || href === '' ? null : { label, href, variant };
}
