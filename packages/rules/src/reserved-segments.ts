import { languages } from './languages.ts';
import { legalPages } from './legal-pages.ts';

/** First segments of the pages, without those of a category or a product. A test of the storefront compares it with them. */
const pageSegments = [
  ...[
    'cart',
    'checkout',
    'compare',
    'confirmation',
    'manual',
    'manufacturer',
    'mollie-payment',
    'notify-me',
    'offline',
    'operator',
    'p',
    'readonly-checkout',
    'search',
    'series',
    'shared-cart',
    'shipping',
    'tag',
  ],
  ...['confirm-email', 'guest', 'login', 'my-account', 'register'],
  ...['reset-password', 'reset-password-success', 'set-new-password', 'wishlist'],
  ...legalPages,
] as const;

/**
 * First segments that the shop uses or will use itself: no page of an owner may be named so. Its pages, its languages and
 * those that it may have one day, pages to come, and what the server answers beside pages (its test compares that).
 */
export const reservedSegments: readonly string[] = [
  ...pageSegments,
  ...languages,
  ...['bg', 'cn', 'cz', 'de', 'dk', 'ee', 'en', 'es', 'fi', 'fr', 'hr', 'hu', 'ie', 'it', 'lt', 'lv', 'nl', 'no', 'pl'],
  ...['pt', 'ro', 'ru', 'se', 'sk', 'tr', 'vn'],
  ...['contact', 'offer'],
  // Where people look for the legal texts (`usual-addresses.ts` of the storefront).
  ...[
    'agb',
    'datenschutz',
    'datenschutzerklaerung',
    'impressum',
    'vertrag-widerrufen',
    'widerruf',
    'imprint',
    'privacy',
    'terms',
  ],
  ...[
    'api',
    'assets',
    'blocks',
    'dev',
    'documents',
    'favicon.ico',
    'fonts',
    'mail-logo.png',
    'media',
    'robots.txt',
    'uploads',
    'webhooks',
  ],
  ...['latest-build.json', 'service-worker.js', 'sitemap.xml'],
];
