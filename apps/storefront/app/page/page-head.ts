import { defaultLanguage, languages, perLanguage } from '@mise/rules/languages.ts';
import { localized } from '@mise/rules/localized.ts';
import type { MetaDescriptor } from 'react-router';
import type { Locale } from './locale.ts';

/** What search engines and language switch need to know of a page; a part of its loader's answer, as `head`. */
export type PageHead = {
  title: string;
  description: string;
  /** `all`, `noindex`, … */
  robots: string;
  /** Absolute: the one address of this page in its language. */
  canonical: string;
  /** Path of the same page in each language, with its prefix and without `query`. */
  languagePaths: Record<Locale, string>;
  /** What belongs to the address in every language: "?page=2", or ''. */
  query: string;
  /** Part of a list that is indexed as a whole: `canonical` is the address of all of it. */
  isNarrowed?: boolean;
  /** Neighbors of a page of a list, absolute. */
  previous?: string;
  next?: string;
  /** Absolute address of the picture that stands for the page where it is shared. */
  image?: string;
};

type HeadInput = {
  origin: string;
  locale: Locale;
  title: string;
  description?: string | undefined;
  robots?: string | undefined;
  /** Path without language prefix, for each language or one for all. */
  path: string | Record<Locale, string>;
  /** Query that belongs to the address ("?page=2"), on the canonical one too. */
  query?: string;
  /** A list that its reader filtered: not for the index, which has the whole list. */
  isNarrowed?: boolean | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  /** Path of a picture. A drawing is none: those who show it elsewhere take photographs only. */
  image?: string | undefined;
};

/** Puts together the head of a page; German addresses have no prefix, so /de/… is canonical without it. */
export function pageHead(input: HeadInput): PageHead {
  const { origin, locale, path, isNarrowed = false } = input;
  const query = isNarrowed ? '' : (input.query ?? '');
  const languagePaths = perLanguage((each) => localized(each, typeof path === 'string' ? path : path[each]));
  return {
    title: input.title,
    description: input.description ?? '',
    robots: isNarrowed ? 'noindex, follow' : input.robots || 'all',
    canonical: origin + languagePaths[locale] + query,
    languagePaths,
    query,
    ...(isNarrowed && { isNarrowed }),
    ...(input.previous && { previous: origin + input.previous }),
    ...(input.next && { next: origin + input.next }),
    ...(input.image && !input.image.endsWith('.svg') && { image: origin + input.image }),
  };
}

/**
 * The tags of a head, for the `meta` export of a route. A page that is not to be indexed names no other addresses, except for
 * the whole list where it is a part of one.
 */
export function headTags(head: PageHead | undefined, shopName: string | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { origin } = new URL(head.canonical);
  const isIndexed = !head.robots.includes('noindex');
  const alternates = [
    ...languages.map((locale) => [locale, head.languagePaths[locale]]),
    ['x-default', head.languagePaths[defaultLanguage]],
  ];
  return [
    { title: shopName && !head.title.includes(shopName) ? `${head.title} | ${shopName}` : head.title },
    ...(head.description === '' ? [] : [{ name: 'description', content: head.description }]),
    { name: 'robots', content: head.robots },
    ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
    ...(isIndexed || head.isNarrowed ? [{ tagName: 'link', rel: 'canonical', href: head.canonical }] : []),
    ...(isIndexed
      ? alternates.map(([hrefLang, path]) => ({
          tagName: 'link',
          rel: 'alternate',
          hrefLang,
          href: `${origin}${path}${head.query}`,
        }))
      : []),
    ...(head.previous ? [{ tagName: 'link', rel: 'prev', href: head.previous }] : []),
    ...(head.next ? [{ tagName: 'link', rel: 'next', href: head.next }] : []),
  ];
}
