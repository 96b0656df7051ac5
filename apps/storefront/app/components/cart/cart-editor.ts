import type { Basket } from '@mise/contract/cart/basket.ts';
import type { Client } from '@mise/contract/client.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Locale } from '#app/page/locale.ts';
import type { CartLine, CartView } from '#app/views/cart.ts';

type EditorState = {
  /** As the shop last answered it. */
  view: CartView;
  /** Quantities on their way, by line; 0: the line is being removed. */
  wanted: ReadonlyMap<number, number>;
};

export type CartEditor = {
  store: StoreApi<EditorState>;
  /** Shows the quantity at once and tells the shop a moment later, so that several clicks are one call. */
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (line: CartLine) => void;
  /** Another change of the cart, after those that are on their way. Resolves to how it shows; throws what the shop refuses. */
  change: (call: CartCall) => Promise<CartView>;
  /** Whether something is on its way, the answer to which is the cart as it is then. */
  isBusy: () => boolean;
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<void>;
};

type CartClient = Pick<
  Client,
  'setCartItemQuantity' | 'deleteCartItem' | 'doRestoreCartItem' | 'getSession' | 'doAddCoupon' | 'deleteCoupon'
>;

export type CartCall = (client: CartClient) => Promise<{ data: Basket }>;

type EditorOptions = {
  view: CartView;
  locale: Locale;
  /** Who only looks at a cart does not load it. */
  loadClient: () => Promise<CartClient>;
  /** Told each cart that the shop answers, and how it shows. */
  onCart: (cart: Basket, view: CartView) => void;
  /** The stock was short: the line has that quantity now, or stays as it is where nothing is left. */
  onShortStock: (line: CartLine, availableStock: number) => void;
  /** `restore` puts it back as it was. */
  onRemoved: (line: CartLine, restore: () => Promise<void>) => void;
  onFailure: (error: unknown) => void;
  /** Milliseconds in which clicks on a stepper are gathered. */
  patience?: number;
};

/**
 * Changes of a cart: one call after the other, the last wish of a line counts. A wish that is refused is dropped, and the
 * line shows again what the shop knows.
 */
export function createCartEditor(options: EditorOptions): CartEditor {
  const { loadClient, locale, patience = 250 } = options;
  const store = createStore<EditorState>(() => ({ view: options.view, wanted: new Map() }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let calls = 0;

  function want(line: CartLine, quantity: number): void {
    store.setState(({ wanted }) => ({ wanted: new Map(wanted).set(line.id, quantity) }));
    clearTimeout(timer);
    timer = setTimeout(start, quantity === 0 ? 0 : patience);
  }

  function start(): void {
    clearTimeout(timer);
    running ??= work().finally(() => {
      running = undefined;
    });
  }

  async function work(): Promise<void> {
    for (let next = firstWish(); next; next = firstWish()) {
      const { line, quantity } = next;
      try {
        await (quantity === 0 ? remove(line) : change(line, quantity));
      } catch (error) {
        options.onFailure(error);
      }
      drop(line, quantity);
    }
  }

  function firstWish(): { line: CartLine; quantity: number } | undefined {
    const { wanted, view } = store.getState();
    for (const [id, quantity] of wanted) {
      const line = view.lines.find((each) => each.id === id);
      if (line) return { line, quantity };
      drop({ id }, quantity);
    }
    return undefined;
  }

  /** A wish that was changed while it was on its way stays: it is told next. */
  function drop({ id }: { id: number }, quantity: number): void {
    const { wanted } = store.getState();
    if (wanted.get(id) !== quantity) return;
    const rest = new Map(wanted);
    rest.delete(id);
    store.setState({ wanted: rest });
  }

  async function change(line: CartLine, quantity: number): Promise<void> {
    if (quantity === line.quantity) return;
    const client = await loadClient();
    const input = { productId: line.variationId, cartItemId: line.id, quantity };
    const { data } = await client.setCartItemQuantity(input);
    if (!('availableStock' in data)) return await show(data);
    const session = await client.getSession({ cartItems: 'none' });
    store.setState(({ view }) => ({ view: withStock(view, line, data.availableStock) }));
    await show(session.data.basket);
    options.onShortStock(line, data.availableStock);
  }

  async function remove(line: CartLine): Promise<void> {
    const client = await loadClient();
    const { data } = await client.deleteCartItem({ cartItemId: line.id });
    await show(data);
    options.onRemoved(line, () => restore(line));
  }

  async function restore(line: CartLine): Promise<void> {
    try {
      await call((client) => client.doRestoreCartItem({ cartItemId: line.id }), [line]);
    } catch (error) {
      options.onFailure(error);
    }
  }

  async function call(ask: CartCall, more: readonly CartLine[] = []): Promise<void> {
    calls += 1;
    try {
      const { data } = await ask(await loadClient());
      await show(data, more);
    } finally {
      calls -= 1;
    }
  }

  /** `more`: lines of which the product is known, too. */
  async function show(cart: Basket, more: readonly CartLine[] = []): Promise<void> {
    // Who only looks at a cart does not load how one is made of an answer.
    const { nextCartView } = await import('#app/views/cart.ts');
    store.setState(({ view }) => ({
      view: nextCartView({ ...view, lines: [...view.lines, ...more] }, cart, locale),
    }));
    options.onCart(cart, store.getState().view);
  }

  return {
    store,
    setQuantity: want,
    remove(line) {
      if (store.getState().wanted.get(line.id) !== 0) want(line, 0);
    },
    async change(ask) {
      start();
      await running;
      await call(ask);
      return store.getState().view;
    },
    isBusy: () => calls > 0 || store.getState().wanted.size > 0,
    async settled() {
      start();
      await running;
    },
  };
}

/** What the refusal told about the stock counts for the next click. */
function withStock(view: CartView, { id, variationId }: CartLine, availableStock: number): CartView {
  const others = view.lines
    .filter((line) => line.variationId === variationId && line.id !== id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const lines = view.lines.map((line) =>
    line.variationId === variationId ? { ...line, product: { ...line.product, stock: availableStock + others } } : line,
  );
  return { ...view, lines };
}
