import { languages } from '@mise/rules/languages.ts';
import { legalPages } from '@mise/rules/legal-pages.ts';
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every page of the shop. A page that does not exist is not named here, and nothing links to it. */
function pages(language: string): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}:${name}` });
  return [
    layout('routes/shop-layout.tsx', id('shop-layout'), [
      index('routes/home.tsx', id('home')),
      route('search', 'routes/search.tsx', id('search')),
      route('cart', 'routes/cart.tsx', id('cart')),
      route('confirmation/:orderId/:accessKey', 'routes/confirmation.tsx', id('confirmation')),
      route('tag/:slug', 'routes/tag.tsx', id('tag')),
      route('shipping', 'routes/shipping.tsx', id('shipping')),
      ...legalPages.map((page) => route(page, 'routes/legal.tsx', id(page))),
      route('p/:variationId/*', 'routes/product-link.tsx', id('product-link')),
      route('*', 'routes/catalog.tsx', id('catalog')),
    ]),
    layout('routes/checkout-layout.tsx', id('checkout-layout'), [
      route('checkout', 'routes/checkout.tsx', id('checkout')),
      route('readonly-checkout', 'routes/readonly-checkout.tsx', id('readonly-checkout')),
    ]),
    route('offline', 'routes/offline.tsx', id('offline')),
  ];
}

/** Every component in every state, for whoever builds pages: no build contains it. */
const gallery =
  process.env.NODE_ENV === 'development'
    ? [layout('routes/shop-layout.tsx', { id: 'gallery' }, [route('components', 'routes/components.tsx')])]
    : [];

/** Once without a prefix, for the default language, and once behind the prefix of each. */
export default [
  ...gallery,
  ...pages('default'),
  ...languages.flatMap((language) => prefix(language, pages(language))),
] satisfies RouteConfig;
