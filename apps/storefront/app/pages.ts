import { type LegalPage, legalPages } from '@mise/rules/legal-pages.ts';
import type { Area } from './i18n/areas.ts';

/** What surrounds pages (`routes/<frame>-layout.tsx`), and the frame that it stands in itself. */
export const frames = { shop: null, auth: 'shop', account: 'shop', checkout: null, operator: null } as const;

/** Whose frame surrounds a page; null: it stands alone. What belongs to the operator is there once, not in every language. */
export type Layout = keyof typeof frames | null;

/**
 * Which parameters of its address make a page of its own: none, those of a list (page, order, filters), those of a list
 * where the address is that of a category and not of a product, or those of a list and a term.
 */
export type Parameters = 'none' | 'list' | 'category' | 'search';

/** Hosts that a page may use beside our own, by what they are for (`server/content-policy.ts` knows their addresses). */
export type Source = 'payment' | 'botCheck';

/** What a page may load from other hosts: nothing, unless it says so here. */
export type ContentPolicy = {
  scripts?: readonly Source[];
  frames?: readonly Source[];
  connections?: readonly Source[];
};

/** What a page says of itself; process, page cache, router, browser and build read it here. */
export type PageDeclaration = {
  /** Behind the language, as the router writes it. */
  path: `/${string}`;
  /** In `app/routes`. */
  module: string;
  layout: Layout;
  /** The catalogues of texts that it needs beside `common`. */
  texts: readonly Area[];
  /** It has to work without any other file: a document without scripts. */
  isStatic?: true;
  /** A page with a policy of its own is a document of its own: a navigation would keep the policy it began with. */
  policy?: ContentPolicy;
} & (
  | {
      /** One answer serves everyone of a price group until something in it changes. */
      kept: { parameters: Parameters };
      hasSecretAddress?: never;
    }
  | {
      /** Made anew for everyone who asks. */
      kept: false;
      /** Whoever knows the address may see the page: it keeps its capitals, and is named to nobody. */
      hasSecretAddress?: true;
    }
);

/** Every page of the shop, by the name of its route. One that is not named here is not there, and nothing links to it. */
export const pages: Readonly<Record<string, PageDeclaration>> = {
  home: {
    path: '/',
    module: 'home.tsx',
    layout: 'shop',
    texts: ['home', 'catalog'],
    kept: { parameters: 'none' },
  },
  search: {
    path: '/search',
    module: 'search.tsx',
    layout: 'shop',
    texts: ['catalog', 'select'],
    kept: { parameters: 'search' },
  },
  cart: {
    path: '/cart',
    module: 'cart.tsx',
    layout: 'shop',
    texts: ['cart', 'delivery'],
    kept: false,
  },
  'shared-cart': {
    path: '/shared-cart/:token',
    module: 'shared-cart.tsx',
    layout: 'shop',
    texts: ['cart', 'shared'],
    kept: false,
    hasSecretAddress: true,
  },
  wishlist: {
    path: '/wishlist',
    module: 'wishlist.tsx',
    layout: 'shop',
    texts: ['catalog', 'wishlist'],
    kept: false,
  },
  confirmation: {
    path: '/confirmation/:orderId/:accessKey',
    module: 'confirmation.tsx',
    layout: 'shop',
    texts: ['cart', 'order', 'delivery'],
    kept: false,
    hasSecretAddress: true,
  },
  'mollie-payment': {
    path: '/mollie-payment',
    module: 'mollie-payment.tsx',
    layout: 'checkout',
    texts: ['order'],
    kept: false,
    hasSecretAddress: true,
    policy: { scripts: ['payment'], frames: ['payment'] },
  },
  tag: {
    path: '/tag/:slug',
    module: 'tag.tsx',
    layout: 'shop',
    texts: ['catalog', 'select'],
    kept: { parameters: 'list' },
  },
  manufacturer: {
    path: '/manufacturer/:slug',
    module: 'manufacturer.tsx',
    layout: 'shop',
    texts: ['catalog', 'select'],
    kept: { parameters: 'list' },
  },
  series: {
    path: '/series/:slug',
    module: 'series.tsx',
    layout: 'shop',
    texts: ['catalog', 'select'],
    kept: { parameters: 'list' },
  },
  compare: {
    path: '/compare',
    module: 'compare.tsx',
    layout: 'shop',
    texts: ['catalog', 'compare'],
    kept: false,
  },
  shipping: {
    path: '/shipping',
    module: 'shipping.tsx',
    layout: 'shop',
    texts: ['delivery'],
    kept: { parameters: 'none' },
  },
  manual: {
    path: '/manual',
    module: 'manual.tsx',
    layout: 'shop',
    texts: ['manual'],
    kept: { parameters: 'none' },
  },
  ...Object.fromEntries(legalPages.map((name) => [name, legalPage(name)])),
  login: authPage('/login', 'login.tsx'),
  'guest-login': authPage('/guest/login', 'guest-login.tsx'),
  register: { ...authPage('/register', 'register.tsx'), texts: ['login', 'address', 'forms'] },
  'reset-password': authPage('/reset-password', 'reset-password.tsx'),
  'reset-password-success': authPage('/reset-password-success', 'reset-password-success.tsx'),
  'set-new-password': mailedPage('/set-new-password', 'set-new-password.tsx'),
  'confirm-email': mailedPage('/confirm-email', 'confirm-email.tsx'),
  'notify-me-confirm': notifyMePage('/notify-me/confirm', 'notify-me-confirm.tsx'),
  'notify-me-unsubscribe': notifyMePage('/notify-me/unsubscribe', 'notify-me-unsubscribe.tsx'),
  account: accountPage('/my-account', 'account.tsx'),
  'personal-data': {
    ...accountPage('/my-account/personal-data', 'personal-data.tsx'),
    texts: ['account', 'address', 'login', 'forms'],
  },
  security: accountPage('/my-account/security', 'security.tsx'),
  'account-wishlist': {
    ...accountPage('/my-account/wishlist', 'account-wishlist.tsx'),
    texts: ['account', 'catalog', 'wishlist'],
  },
  'billing-details': accountPage('/my-account/billing-details', 'address-book.tsx'),
  'shipping-details': accountPage('/my-account/shipping-details', 'address-book.tsx'),
  'product-link': {
    path: '/p/:variationId/*',
    module: 'product-link.tsx',
    layout: 'shop',
    texts: [],
    kept: false,
  },
  catalog: {
    path: '/*',
    module: 'catalog.tsx',
    layout: 'shop',
    texts: ['catalog', 'select', 'product', 'delivery', 'home'],
    kept: { parameters: 'category' },
  },
  checkout: {
    path: '/checkout',
    module: 'checkout.tsx',
    layout: 'checkout',
    texts: ['cart', 'delivery', 'checkout', 'address', 'forms'],
    kept: false,
  },
  'readonly-checkout': {
    path: '/readonly-checkout',
    module: 'readonly-checkout.tsx',
    layout: 'checkout',
    texts: ['cart', 'delivery', 'checkout', 'address', 'forms'],
    kept: false,
  },
  offline: {
    path: '/offline',
    module: 'offline.tsx',
    layout: null,
    texts: ['offline'],
    kept: { parameters: 'none' },
    isStatic: true,
  },
  operator: operatorPage('/operator', 'home'),
  'operator-login': operatorPage('/operator/login', 'login'),
  'operator-set-up': { ...operatorPage('/operator/set-up/:token', 'set-up'), kept: false, hasSecretAddress: true },
  'operator-staff': operatorPage('/operator/staff', 'staff'),
  'operator-bank-account': operatorPage('/operator/bank-account', 'bank-account'),
  'operator-audit': operatorPage('/operator/audit', 'audit', ['audit']),
  'operator-editor': operatorPage('/operator/editor', 'editor'),
  'operator-unknown': operatorPage('/operator/*', 'unknown'),
};

/** A page of those who run the shop; refusals are a part of what it shows. */
function operatorPage(path: `/${string}`, name: string, moreTexts: readonly Area[] = []): PageDeclaration {
  const texts: readonly Area[] = ['operator', 'forms', 'errors', ...moreTexts];
  return { path, module: `operator/${name}.tsx`, layout: 'operator', texts, kept: false, policy: {} };
}

function legalPage(name: LegalPage): PageDeclaration {
  const texts: readonly Area[] = name === 'cancellation-form' ? ['withdrawal', 'forms'] : [];
  return { path: `/${name}`, module: 'legal.tsx', layout: 'shop', texts, kept: { parameters: 'none' } };
}

/** Says who somebody is, and knows nothing of them yet. */
function authPage(path: `/${string}`, module: string): PageDeclaration {
  return { path, module, layout: 'auth', texts: ['login', 'forms'], kept: false };
}

/** Where a link of a mail leads: its secret is part of the address. */
function mailedPage(path: `/${string}`, module: string): PageDeclaration {
  return { ...authPage(path, module), kept: false, hasSecretAddress: true };
}

function notifyMePage(path: `/${string}`, module: string): PageDeclaration {
  return { ...mailedPage(path, module), texts: ['login', 'notify', 'forms'] };
}

/** Of whoever is logged in. */
function accountPage(path: `/my-account${string}`, module: string): PageDeclaration {
  return { path, module, layout: 'account', texts: ['account', 'address', 'forms'], kept: false };
}
