import type { OperationName } from '@mise/contract/client.ts';
import { operationPath, type Visitor } from '../scripts/test/trial-visitor.ts';
import { plentifulArticles } from './articles.ts';
import { createBuyer, createGuest, createPayment } from './guests.ts';
import type { LoadRequest } from './load.ts';
import { prepare } from './prepare.ts';

export type BenchedShop = {
  origin: string;
  /** How many ask at once. */
  connections: number;
  pages: { home: string; category: string; product: string };
  /** Headers of those who are shown pages as they are now, not as they are kept: one for each connection. */
  operators: Record<string, string>[];
};

/** What one run of a row asks for, made ready before its time begins. */
export type Prepared = { next: (connection: number) => LoadRequest; amount?: number };

export type Row = { name: string; prepare: (shop: BenchedShop) => Promise<Prepared> };

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };
const articles = plentifulArticles();
const cartSizes = [1, 100, 500];

/** How many requests a run takes that uses up what was prepared. */
const guests = 1500;
const buyers = 300;
const fullCarts = 20;
const removals = 60;

export const rows: Row[] = [
  { name: 'home, kept', prepare: (shop) => page(shop.pages.home) },
  { name: 'category, kept', prepare: (shop) => page(shop.pages.category) },
  { name: 'product, kept', prepare: (shop) => page(shop.pages.product) },
  { name: 'product `.data`, kept', prepare: (shop) => page(`${shop.pages.product}.data`) },
  { name: 'home, rendered', prepare: (shop) => page(shop.pages.home, shop.operators) },
  { name: 'category, rendered', prepare: (shop) => page(shop.pages.category, shop.operators) },
  { name: 'product, rendered', prepare: (shop) => page(shop.pages.product, shop.operators) },
  { name: 'category `.data`, rendered', prepare: (shop) => page(`${shop.pages.category}.data`, shop.operators) },
  { name: 'search, kept', prepare: async () => searches() },
  { name: 'search, rendered', prepare: async (shop) => searches(shop.operators) },
  {
    name: 'suggestions',
    prepare: async () =>
      operation(
        'getItemSearchAutocomplete',
        terms.map((query) => ({ query, types: [] })),
      ),
  },
  {
    name: 'getFacet',
    prepare: async ({ pages }) =>
      operation('getFacet', [{ categoryUrlPath: pages.category, itemsPerPage: 20, products: 'small' }]),
  },
  { name: 'getProduct', prepare: async ({ pages }) => operation('getProduct', [idsOf(pages.product)]) },
  {
    name: 'getSession',
    prepare: async ({ origin, connections }) =>
      asVisitors('getSession', await prepare(connections, () => withCart(origin, 3)), {
        connections,
        inputAt: () => ({ cartItems: 'none' }),
      }),
  },
  {
    name: 'getWishlist, 50 entries',
    prepare: async ({ origin, connections }) =>
      asVisitors('getWishlist', await prepare(connections, () => withWishlist(origin, 50)), { connections }),
  },
  {
    name: 'doAddCartItem, empty cart',
    prepare: async ({ origin, connections }) =>
      once('doAddCartItem', await prepare(guests, () => createGuest(origin)), { connections, inputAt: articleAt }),
  },
  ...cartSizes.flatMap(cartRows),
  {
    name: 'doPlaceOrder',
    prepare: async ({ origin, connections }) =>
      once('doPlaceOrder', await prepare(buyers, (index) => createBuyer(origin, articleAt(index).productId)), {
        connections,
      }),
  },
  { name: 'payment webhook', prepare: webhooks },
];

/** What is done to a cart of so many lines: all that a page reads of it, one more piece of a line, another quantity, a line taken out. */
function cartRows(lines: number): Row[] {
  const carts = (origin: string) => prepare(fullCarts, () => withCart(origin, lines));
  const words = `${lines} ${lines === 1 ? 'line' : 'lines'}`;
  return [
    {
      name: `getSession, ${words}`,
      prepare: async ({ origin, connections }) =>
        asVisitors('getSession', await carts(origin), { connections, inputAt: () => ({ cartItems: 'none' }) }),
    },
    {
      name: `doAddCartItem, ${words}`,
      prepare: async ({ origin, connections }) =>
        asVisitors('doAddCartItem', await carts(origin), { connections, inputAt: (index) => articleAt(index % lines) }),
    },
    {
      name: `setCartItemQuantity, ${words}`,
      prepare: async ({ origin, connections }) => {
        const visitors = await carts(origin);
        const ids = await lineIds(visitors);
        const inputAt = (index: number, visitor: Visitor) => {
          const cartItemId = ids.get(visitor)?.[index % lines] ?? 0;
          return { productId: articles[index % lines] ?? 0, cartItemId, quantity: 1 + (index % 7) };
        };
        return asVisitors('setCartItemQuantity', visitors, { connections, inputAt });
      },
    },
    {
      name: `deleteCartItem, ${words}`,
      prepare: async ({ origin, connections }) => {
        const visitors = await prepare(removals, () => withCart(origin, lines));
        const ids = await lineIds(visitors);
        const inputAt = (_: number, visitor: Visitor) => ({ cartItemId: ids.get(visitor)?.[0] ?? 0 });
        return once('deleteCartItem', visitors, { connections, inputAt });
      },
    },
  ];
}

/** Each payment was just paid on the page of the provider, and the shop is told of it for the first time. */
async function webhooks({ origin, connections }: BenchedShop): Promise<Prepared> {
  const ids = await prepare(buyers, (index) => createPayment(origin, articleAt(index).productId));
  let index = 0;
  return {
    next: () => ({
      method: 'POST',
      path: '/webhooks/mollie',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${ids[index++ % ids.length]}`,
    }),
    amount: ids.length - 2 * connections,
  };
}

type Asking = { connections: number; inputAt?: (index: number, visitor: Visitor) => unknown };

async function lineIds(visitors: Visitor[]): Promise<Map<Visitor, number[]>> {
  const ids = new Map<Visitor, number[]>();
  for (const visitor of visitors) {
    const { items = [] } = await visitor.call('getCart', { cartItems: 'none' });
    ids.set(
      visitor,
      items.map(({ id }) => id),
    );
  }
  return ids;
}

const terms = ['teller', 'weinglas', 'pfanne', 'serviette', 'espresotasse', 'gn', 'messer', 'tasse'];

function articleAt(index: number) {
  return { productId: articles[index % 200] ?? 0, quantity: 1, cartItems: 'small' as const };
}

async function withCart(origin: string, lines: number): Promise<Visitor> {
  const visitor = await createGuest(origin);
  const items = articles.slice(0, lines).map((productId) => ({ productId, quantity: 1 }));
  // The operation takes a hundred at once.
  for (let start = 0; start < lines; start += 100) {
    await visitor.call('doAddCartItems', items.slice(start, start + 100));
  }
  return visitor;
}

async function withWishlist(origin: string, entries: number): Promise<Visitor> {
  const visitor = await createGuest(origin);
  for (const variationId of articles.slice(0, entries)) await visitor.call('doAddWishlistItem', { variationId });
  return visitor;
}

function get(path: string, headers: Record<string, string> = {}): LoadRequest {
  return { method: 'GET', path, headers: { ...browser, ...headers } };
}

function post(name: OperationName, headers: Record<string, string>, input?: unknown): LoadRequest {
  return {
    method: 'POST',
    path: operationPath(name),
    headers,
    body: JSON.stringify(input === undefined ? [] : [input]),
  };
}

async function page(path: string, visitors: Record<string, string>[] = [{}]): Promise<Prepared> {
  return { next: (connection) => get(path, visitors[connection % visitors.length]) };
}

function searches(visitors: Record<string, string>[] = [{}]): Prepared {
  let index = 0;
  const next = (connection: number) =>
    get(`/search?term=${terms[index++ % terms.length]}`, visitors[connection % visitors.length]);
  return { next };
}

/** The same requests again and again. */
function cycle(requests: LoadRequest[]): Prepared {
  let index = 0;
  return { next: () => requests[index++ % requests.length] as LoadRequest };
}

/** A call of someone without a session. */
function operation(name: OperationName, inputs: unknown[]): Prepared {
  return cycle(inputs.map((input) => post(name, { 'content-type': 'application/json', locale: 'de' }, input)));
}

/** Each of the visitors calls again and again, over one connection of their own. */
function asVisitors(name: OperationName, visitors: Visitor[], { connections, inputAt }: Asking): Prepared {
  const own = Math.floor(visitors.length / connections);
  let index = 0;
  return {
    next: (connection) => {
      const visitor = visitors[connection * own + (index % own)] as Visitor;
      return post(name, visitor.headers(), inputAt?.(index++, visitor));
    },
  };
}

/** Each of the visitors calls once. The load asks for a request more on each connection than it sends. */
function once(name: OperationName, visitors: Visitor[], { connections, inputAt }: Asking): Prepared {
  let index = 0;
  return {
    next: () => {
      const visitor = visitors[index % visitors.length] as Visitor;
      return post(name, visitor.headers(), inputAt?.(index++, visitor));
    },
    amount: visitors.length - 2 * connections,
  };
}

/** Item and variation in the address of a product. */
function idsOf(product: string) {
  const [id = 0, variationId = 0] = (/_(\d+)_(\d+)$/.exec(product) ?? []).slice(1).map(Number);
  return { id, variationId };
}
