import type { Language } from './languages.ts';
import type { LegalPage } from './legal-pages.ts';
import { localized } from './localized.ts';

/** What of a product its address is made of: `texts.urlPath`, `item.id`, `variation.id`. */
export type ProductAddress = { urlPath: string; itemId: number; variationId: number };

/** The pages of a customer's account behind its first one. */
export type AccountPage = 'billing-details' | 'shipping-details' | 'personal-data' | 'security' | 'wishlist';

/** The pages of the operator's area behind its first one. */
export type OperatorPage = 'staff' | 'bank-account' | 'audit' | 'editor';

export type SearchQuery = { term?: string; page?: number; sort?: string; itemsPerPage?: number };

/**
 * Every address of a page: pages, mails and sitemaps write none themselves. The language comes first, then what the page needs.
 * `pathTo.category` takes the chain of slugs from the root ("geschirr/flache-teller").
 */
export const pathTo = {
  home: (language: Language) => localized(language, '/'),
  category: (language: Language, slugs: string) => localized(language, categoryPath(slugs)),
  product: (language: Language, product: ProductAddress) => localized(language, productPath(product)),
  /** Moves to the address of the product. */
  variation: (language: Language, variationId: number) => localized(language, `/p/${variationId}`),
  search: (language: Language, query: SearchQuery = {}) => withQuery(localized(language, '/search'), query),
  cart: (language: Language) => localized(language, '/cart'),
  /** What somebody shared of their cart. */
  sharedCart: (language: Language, token: string) => localized(language, `/shared-cart/${token}`),
  wishlist: (language: Language) => localized(language, '/wishlist'),
  checkout: (language: Language) => localized(language, '/checkout'),
  confirmation: (language: Language, orderId: number, accessKey: string) =>
    localized(language, `/confirmation/${orderId}/${accessKey}`),
  /** Where a shopper comes back to from the page of a payment provider. */
  molliePayment: (language: Language) => localized(language, '/mollie-payment'),
  legal: (language: Language, page: LegalPage) => localized(language, `/${page}`),
  tag: (language: Language, slug: string) => localized(language, tagPath(slug)),
  manufacturer: (language: Language, slug: string) => localized(language, manufacturerPath(slug)),
  series: (language: Language, slug: string) => localized(language, seriesPath(slug)),
  /** `variationIds`: what is compared, in the order of its columns. */
  compare: (language: Language, variationIds: readonly number[] = []) =>
    withQuery(localized(language, '/compare'), { items: variationIds.join() }),
  readonlyCheckout: (language: Language) => localized(language, '/readonly-checkout'),
  shipping: (language: Language) => localized(language, '/shipping'),
  manual: (language: Language) => localized(language, '/manual'),
  /** `redirect`: the path, with its language, that whoever has logged in wanted to see. */
  login: (language: Language, redirect?: string) => withQuery(localized(language, '/login'), { redirect }),
  guestLogin: (language: Language) => localized(language, '/guest/login'),
  register: (language: Language, redirect?: string) => withQuery(localized(language, '/register'), { redirect }),
  resetPassword: (language: Language) => localized(language, '/reset-password'),
  resetPasswordSuccess: (language: Language) => localized(language, '/reset-password-success'),
  setNewPassword: (language: Language, secret: { contactId: number; hash: string }) =>
    withQuery(localized(language, '/set-new-password'), secret),
  confirmEmail: (language: Language, token: string) => withQuery(localized(language, '/confirm-email'), { token }),
  /** The secret of the mail that asks whether somebody wants to hear when an article is back. */
  notifyMe: (language: Language, answer: 'confirm' | 'unsubscribe', token: string) =>
    withQuery(localized(language, `/notify-me/${answer}`), { token }),
  account: (language: Language, page?: AccountPage) => localized(language, `/my-account${page ? `/${page}` : ''}`),
  /** Where a file is fetched that was handed in ("<id>/<name>"), by whom it belongs to or, with its key, with an order that has it. */
  upload: (file: string, order?: { id: number; accessKey: string }) =>
    withQuery(`/uploads/${file.split('/').map(encodeURIComponent).join('/')}`, {
      orderId: order?.id,
      accessKey: order?.accessKey,
    }),
  /** A data sheet: the bytes of one address never change. */
  document: (id: string, name: string) => `/documents/${id}/${encodeURIComponent(name)}`,
  /** The area of those who run the shop is there once, not in every language. */
  operator: (page?: OperatorPage) => `/operator${page ? `/${page}` : ''}`,
  operatorLogin: (redirect?: string) => withQuery('/operator/login', { redirect }),
  operatorSetUp: (token: string) => `/operator/set-up/${token}`,
};

/** The path of a category without language; '' is the home page. */
export function categoryPath(slugs: string): string {
  return `/${trimSlashes(slugs)}`;
}

/** The path of a product without language: "/teller-rund_12_34". */
export function productPath({ urlPath, itemId, variationId }: ProductAddress): string {
  return `${categoryPath(urlPath)}_${itemId}_${variationId}`;
}

/** The path of a tag without language. */
export function tagPath(slug: string): string {
  return `/tag/${slug}`;
}

/** The path of a manufacturer's items without language. */
export function manufacturerPath(slug: string): string {
  return `/manufacturer/${slug}`;
}

/** The path of the items of a series without language. */
export function seriesPath(slug: string): string {
  return `/series/${slug}`;
}

/** Appends a query in the order given; what is undefined or '' is left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.append(name, String(value));
  }
  // A comma needs no escape in a query: lists of ids stay readable.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
