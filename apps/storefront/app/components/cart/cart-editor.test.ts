import type { Cart } from '@mise/contract/cart/cart.ts';
import { expect, test, vi } from 'vitest';
import type { CartLine, CartView } from '#app/views/cart.ts';
import { createCartEditor } from './cart-editor.ts';

const pieces = { one: 'Stück', other: 'Stück' };
const pack = { content: 1, unitCode: 'C62', unit: pieces, name: null };
const product = { name: 'Teller', price: null, pack, parts: [] } as unknown as CartLine['product'];
const line = (id: number, quantity: number) => ({ id, variationId: id * 10, quantity, product }) as CartLine;
const view = { lines: [line(1, 2), line(2, 5)], notices: [] } as unknown as CartView;

function cart(...quantities: number[]): Cart {
  const items = quantities.map((quantity, index) => ({
    id: index + 1,
    variationId: (index + 1) * 10,
    quantity,
    price: 1,
    basketItemOrderParams: [],
    setComponents: [],
  }));
  return { currency: 'EUR', items } as unknown as Cart;
}

function start(answer: (quantity: number) => unknown) {
  const client = {
    setCartItemQuantity: vi.fn(async ({ quantity }: { quantity: number }) => ({ data: answer(quantity) as Cart })),
    deleteCartItem: vi.fn(async () => ({ data: cart(2) })),
    doRestoreCartItem: vi.fn(async () => ({ data: cart(2, 5) })),
    getSession: vi.fn(async () => ({ data: { basket: cart(3, 5), user: null } })),
  };
  const told = { onCart: vi.fn(), onShortStock: vi.fn(), onRemoved: vi.fn(), onFailure: vi.fn() };
  const editor = createCartEditor({
    view,
    locale: 'de',
    loadClient: async () => client as never,
    patience: 5,
    ...told,
  });
  return { client, told, editor, state: () => editor.store.getState() };
}

test('shows a quantity at once and sends several clicks as one call', async () => {
  const { client, editor, state } = start((quantity) => cart(quantity, 5));
  editor.setQuantity(line(1, 2), 3);
  editor.setQuantity(line(1, 2), 4);
  expect(state().wanted.get(1)).toBe(4);
  expect(editor.isBusy()).toBe(true);
  await editor.settled();
  expect(client.setCartItemQuantity).toHaveBeenCalledExactlyOnceWith({ productId: 10, cartItemId: 1, quantity: 4 });
  expect(state().view.lines.map(({ quantity }) => quantity)).toEqual([4, 5]);
  expect(state().wanted.size).toBe(0);
});

test('sends what was clicked while a call was on its way', async () => {
  const { client, editor, state } = start((quantity) => {
    if (quantity === 3) editor.setQuantity(line(1, 2), 9);
    return cart(quantity, 5);
  });
  editor.setQuantity(line(1, 2), 3);
  await editor.settled();
  await editor.settled();
  expect(client.setCartItemQuantity.mock.calls.map(([{ quantity }]) => quantity)).toEqual([3, 9]);
  expect(state().view.lines[0]?.quantity).toBe(9);
});

test('takes the stock where it is short, and warns', async () => {
  const { told, editor, state } = start(() => ({ availableStock: 3 }));
  editor.setQuantity(line(1, 2), 50);
  await editor.settled();
  expect(told.onShortStock).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }), 3);
  expect(state().view.lines[0]).toMatchObject({ quantity: 3, product: { stock: 3 } });
});

test('removes a line once, however often it is clicked', async () => {
  const { client, told, editor, state } = start(() => cart(2));
  editor.remove(line(2, 5));
  editor.remove(line(2, 5));
  await editor.settled();
  expect(client.deleteCartItem).toHaveBeenCalledExactlyOnceWith({ cartItemId: 2 });
  expect(told.onRemoved).toHaveBeenCalledOnce();
  expect(state().view.lines.map(({ id }) => id)).toEqual([1]);
});

test('puts a removed line back when that is undone', async () => {
  const { client, told, editor, state } = start(() => cart(2));
  editor.remove(line(2, 5));
  await editor.settled();
  const [, restore] = told.onRemoved.mock.calls[0] ?? [];
  expect(editor.isBusy()).toBe(false);
  const restored = restore();
  expect(editor.isBusy()).toBe(true);
  await restored;
  expect(editor.isBusy()).toBe(false);
  expect(client.doRestoreCartItem).toHaveBeenCalledExactlyOnceWith({ cartItemId: 2 });
  expect(state().view.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 2],
    [2, 5],
  ]);
});

test('shows again what the shop knows when it refuses', async () => {
  const { told, editor, state } = start(() => {
    throw new Error('refused');
  });
  editor.setQuantity(line(1, 2), 4);
  await editor.settled();
  expect(told.onFailure).toHaveBeenCalledOnce();
  expect(state().wanted.size).toBe(0);
  expect(state().view).toBe(view);
});
