import { existsSync } from 'node:fs';
import path from 'node:path';

type ChunkGroup = { name: string; test: RegExp | ((id: string) => boolean); priority: number };

const storefront = path.resolve(import.meta.dirname, '..');

/** Many small files compress worse than few: each begins anew, and names those that it needs. Files that are loaded together anyway are one. */
export const chunkGroups: ChunkGroup[] = [
  {
    // Stays in the cache of a browser from build to build.
    name: 'framework',
    test: /rolldown\/runtime|app\/start\/later-routes\.ts$|node_modules\/(?:react|react-dom|scheduler|react-router|@lingui|zustand)\//,
    priority: 4,
  },
  // What every page shows, and small parts of nearly every page.
  groupOf('shop', 3, [
    ...['app/root.tsx', 'app/entry.client.tsx', 'app/routes/shop-layout.tsx', 'app/page/page-head.ts'],
    ...['app/page/show-error.ts', 'app/page/use-pack-text.ts', 'app/session/is-delivered-elsewhere.ts'],
    ...['app/components/content/responsive-picture.tsx', 'app/components/shop/page-breadcrumbs.tsx'],
    ...['app/components/shop/shipping-link.tsx', 'app/components/wishlist/heart.tsx'],
    ...['app/components/reviews/rating-stars.tsx', 'app/components/catalog/stock-light.tsx'],
    ...['app/components/catalog/compare-button.tsx', 'app/components/catalog/unbroken-name.tsx'],
    'app/components/catalog/energy-label.tsx',
    ...['app/views/structured-data.ts', 'app/views/variations-id.ts', '../../packages/contract/src/limits.ts'],
    ...['../../packages/contract/src/post-call.ts', '../../packages/rules/src/format-percent.ts'],
    ...['../../packages/rules/src/format-quantity.ts', '../../packages/rules/src/money.ts'],
    ...['../../packages/rules/src/quantity-range.ts', '../../packages/ui/src/badge.tsx'],
    ...['../../packages/ui/src/button.tsx', '../../packages/ui/src/visually-hidden.tsx'],
  ]),
  // How a quantity is chosen and what it costs: the product's page, a cart, cards.
  groupOf('ordering', 2, [
    ...['../../packages/ui/src/quantity-stepper.tsx', 'app/components/catalog/quantity-with-unit.tsx'],
    ...['app/views/product-price.ts', 'app/views/pack.ts'],
  ]),
  // A line of a cart, and what all of them come to: the cart and the checkout.
  groupOf('cart-lines', 2, [
    ...['app/components/cart/line-details.tsx', 'app/components/cart/line-picture.tsx'],
    'app/components/cart/line-quantity.tsx',
  ]),
  groupOf('cart-sums', 2, ['app/components/cart/totals-list.tsx', 'app/components/cart/use-vouchers.ts']),
  // Days of delivery where they come with the page, as in a cart …
  groupOf('delivery-days', 2, [
    'app/components/delivery/delivery-days.tsx',
    'app/components/delivery/line-delivery.tsx',
  ]),
  // … and where they are asked for.
  groupOf('delivery', 1, ['app/views/delivery.ts', 'app/components/delivery/use-delivery-promise.ts']),
  groupOf('calls', 1, ['app/session/client.ts']),
  groupOf('cards', 1, ['app/components/catalog/product-card.tsx']),
  groupOf('list', 0, ['app/components/catalog/product-list-view.tsx']),
  groupOf('product-order', 0, ['app/components/catalog/product-order.tsx']),
];

/**
 * Files, with everything that they need in turn and no group of a higher priority has. What others need of it belongs in such a group, or they
 * load all of this one: `e2e/first-visit.spec.ts` measures what pages load.
 */
function groupOf(name: string, priority: number, files: readonly string[]): ChunkGroup {
  const paths = new Set(files.map(existing));
  return { name, test: (id) => paths.has(id.split('?', 1)[0] ?? ''), priority };
}

/** A file that was moved would fall out of its chunk, and nobody would see why pages load more. */
function existing(file: string): string {
  const found = path.join(storefront, file);
  if (!existsSync(found)) throw new Error(`vite/chunk-groups.ts names ${file}, which is not there.`);
  return found;
}
