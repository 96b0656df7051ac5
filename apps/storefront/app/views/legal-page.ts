import { type Locale, localized } from '../lib/locale.ts';
import { localizeLinks } from './block-text.ts';
import type { Crumb } from './breadcrumbs.ts';

export type LegalPageView = { title: string; html: string; crumbs: Crumb[] };

type LegalInput = {
  html: string;
  title: string;
  home: string;
  /** Without language. */
  path: string;
  locale: Locale;
};

export function toLegalPage({ html, title, home, path, locale }: LegalInput): LegalPageView {
  return {
    title,
    html: localizeLinks(html, locale),
    crumbs: [
      { label: home, href: localized(locale, '/') },
      { label: title, href: localized(locale, path) },
    ],
  };
}
