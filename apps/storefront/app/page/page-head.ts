import { effectiveHead, type HeadWords, isPhotograph } from '@mise/rules/effective-head.ts';
import { effectiveRobots } from '@mise/rules/effective-robots.ts';
import { defaultLanguage, factsOf, languages, perLanguage } from '@mise/rules/languages.ts';
import { localized } from '@mise/rules/localized.ts';
import type { MetaDescriptor } from 'react-router';
import { sharedPicture } from '../format/picture-sources.ts';
import type { Locale } from './locale.ts';

/** What search engines and language switch need to know of a page; a part of its loader's answer, as `head`. */
export type PageHead = {
  locale: Locale;
  title: string;
  /** What it is called where it is shared; '': as the owner calls the shop there. */
  sharedTitle: string;
  /** '' where the page has none of its own; as with keywords and robots, those of the shop count then. */
  description: string;
  keywords: string;
  /** `all`, `noindex`, … */
  robots: string;
  /** Absolute: the one address of this page in its language. */
  canonical: string;
  /** The page that stands for this one in search engines, where its owner named another. */
  canonicalLink?: string;
  /** Path of the same page in each language, with its prefix and without `query`. */
  languagePaths: Record<Locale, string>;
  /** What belongs to the address in every language: "?page=2", or ''. */
  query: string;
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
  /** The title, unless it is said here. */
  sharedTitle?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  robots?: string | undefined;
  /** Path without language prefix, for each language or one for all. */
  path: string | Record<Locale, string>;
  /** Query that belongs to the address ("?page=2"), on the canonical one too. */
  query?: string;
  /** A list that its reader filtered: not for the index, which has the whole list. */
  isNarrowed?: boolean | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  /** Address or path of another page that stands for this one. */
  canonicalLink?: string | undefined;
  /** Path of a picture. A drawing is none: those who show it elsewhere take photographs only. */
  image?: string | undefined;
};

/** Puts together the head of a page; German addresses have no prefix, so /de/… is canonical without it. */
export function pageHead(input: HeadInput): PageHead {
  const { origin, locale, path, isNarrowed = false } = input;
  const query = isNarrowed ? '' : (input.query ?? '');
  const languagePaths = perLanguage((each) => localized(each, typeof path === 'string' ? path : path[each]));
  return {
    locale,
    title: input.title,
    sharedTitle: input.sharedTitle ?? input.title,
    description: input.description ?? '',
    keywords: input.keywords ?? '',
    robots: isNarrowed ? 'noindex, follow' : (input.robots ?? ''),
    canonical: origin + languagePaths[locale] + query,
    languagePaths,
    query,
    ...(input.previous && { previous: origin + input.previous }),
    ...(input.next && { next: origin + input.next }),
    ...(input.canonicalLink && { canonicalLink: new URL(input.canonicalLink, origin).href }),
    ...(input.image && isPhotograph(input.image) && { image: origin + sharedPicture(input.image) }),
  };
}

/** What the owner says of all pages; it counts for those that say nothing themselves. */
export type HeadDefaults = {
  title: string;
  description: string;
  keywords: string;
  robots: string;
  /** Where a page is shared: title, and path of the picture. */
  sharedTitle: string;
  sharedPicture: string;
};

/**
 * The tags of a head, for the `meta` export of a route. A page that is not to be indexed names no other addresses: two that
 * contradict each other are both believed less.
 */
export function headTags(
  head: PageHead | undefined,
  shop: { shopName: string; head: HeadDefaults } | undefined,
): MetaDescriptor[] {
  if (!head) return [];
  const robots = effectiveRobots(head.robots, shop?.head.robots ?? 'all');
  const isIndexed = !robots.includes('noindex');
  const said = effectiveHead({ ...head, picture: head.image ?? '' }, defaultsOf(shop));
  return [
    { title: said.title },
    ...named('description', said.description),
    ...named('keywords', head.keywords || shop?.head.keywords),
    { name: 'robots', content: robots },
    ...sharedTags(head, said, shop?.shopName),
    ...(isIndexed ? [link('canonical', head.canonicalLink ?? head.canonical)] : []),
    ...(isIndexed && !head.canonicalLink ? alternates(head) : []),
    ...(head.previous ? [link('prev', head.previous)] : []),
    ...(head.next ? [link('next', head.next)] : []),
  ];
}

/** A document without a frame knows no shop: its title stands alone. */
function defaultsOf(shop: { shopName: string; head: HeadDefaults } | undefined) {
  const { title = '', description = '', sharedTitle = '', sharedPicture = '' } = shop?.head ?? {};
  return { shopName: shop?.shopName ?? '', title, description, sharedTitle, picture: sharedPicture };
}

/** Open Graph: how a page looks where its address is shared. */
function sharedTags(head: PageHead, said: HeadWords, shopName: string | undefined): MetaDescriptor[] {
  return [
    ...shared('title', said.sharedTitle),
    ...shared('description', said.description),
    ...shared('image', said.picture && new URL(said.picture, head.canonical).href),
    ...shared('url', head.canonicalLink ?? head.canonical),
    ...shared('locale', factsOf(head.locale).locale.replace('-', '_')),
    ...shared('site_name', shopName),
    ...shared('type', 'website'),
  ];
}

/** The same page in every language. */
function alternates({ canonical, languagePaths, query }: PageHead): MetaDescriptor[] {
  const { origin } = new URL(canonical);
  const paths = [
    ...languages.map((locale) => [locale, languagePaths[locale]]),
    ['x-default', languagePaths[defaultLanguage]],
  ];
  return paths.map(([hrefLang, path]) => ({ ...link('alternate', `${origin}${path}${query}`), hrefLang }));
}

function named(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function shared(property: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ property: `og:${property}`, content }] : [];
}

function link(rel: string, href: string) {
  return { tagName: 'link' as const, rel, href };
}
