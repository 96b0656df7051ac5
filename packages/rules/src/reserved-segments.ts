import { legalPages } from './legal-pages.ts';

/** First segments of the pages, without the pages of a category or a product. */
const pageSegments = [
  ...['cart', 'checkout', 'confirmation', 'offline', 'operator', 'p', 'readonly-checkout', 'search', 'shipping', 'tag'],
  ...['confirm-email', 'guest', 'login', 'my-account', 'register'],
  ...['reset-password', 'reset-password-success', 'set-new-password'],
  ...legalPages,
] as const;

/**
 * First segments that the shop uses or will use itself: no page of an owner may be named so. Its pages, its languages,
 * and what the server answers beside pages.
 */
export const reservedSegments: readonly string[] = [
  ...pageSegments,
  ...['bg', 'cn', 'cz', 'de', 'dk', 'ee', 'en', 'es', 'fi', 'fr', 'hr', 'hu', 'ie', 'it', 'lt', 'lv', 'nl', 'no', 'pl'],
  ...['pt', 'ro', 'ru', 'se', 'sk', 'tr', 'vn'],
  ...['contact', 'mollie-payment', 'offer', 'wishlist'],
  ...['api', 'assets', 'blocks', 'favicon.ico', 'fonts', 'media', 'robots.txt', 'service-worker.js'],
  ...['latest-build.json', 'sitemap.xml'],
];
