import { withoutLanguage } from '@mise/rules/localized.ts';

/** The catalogues: one JSON file each per language. `common` is what every page needs. */
export const areas = [
  'common',
  'home',
  'catalog',
  'product',
  'cart',
  'checkout',
  'order',
  'legal',
  'errors',
  'select',
  'reviews',
  'offline',
] as const;

export type Area = (typeof areas)[number];

const areasOfSegment: Record<string, Area[]> = {
  '': ['home', 'catalog'],
  search: ['catalog', 'select'],
  tag: ['catalog', 'select'],
  offline: ['offline'],
  'readonly-checkout': ['cart', 'checkout'],
  cart: ['cart'],
  checkout: ['cart', 'checkout'],
  confirmation: ['cart', 'order'],
};

/**
 * The catalogues that the page of an address needs beside `common`. The server writes them into the document, the
 * browser loads the missing ones beside the data of a navigation. `errors` comes when a refusal is to be shown.
 */
export function areasOf(pathname: string): Area[] {
  const [, segment = ''] = withoutLanguage(pathname).split('/');
  return (
    (Object.hasOwn(areasOfSegment, segment) && areasOfSegment[segment]) || [
      'catalog',
      'select',
      'product',
      'home',
      'legal',
    ]
  );
}
