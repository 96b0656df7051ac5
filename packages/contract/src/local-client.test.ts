import { expect, it } from 'vitest';
import { createLocalClient } from './local-client.ts';
import { refusal } from './refusal.ts';

it('passes the name and the argument on and answers the envelope', async () => {
  const client = createLocalClient(async (name, input) => ({ data: [name, input] }));
  expect(await client.getOrder({ orderId: 1 })).toEqual({ data: ['getOrder', { orderId: 1 }] });
});

it('throws a refusal as it is', async () => {
  const error = refusal('cart.addToBasket.notEnoughStockForVariation', {
    cause: { variationId: 1, name: 'Teller', stock: 3, sold: '3 Stück' },
  });
  const client = createLocalClient(() => Promise.reject(error));
  await expect(client.doAddCartItem({ productId: 1 })).rejects.toBe(error);
});

it('hides what is inside an unexpected error', async () => {
  const client = createLocalClient(() => {
    throw new Error('relation "basket" does not exist');
  });
  await expect(client.getCart()).rejects.toMatchObject({
    key: 'unknownError',
    code: 1,
    status: 500,
    message: 'The action could not be carried out.',
    cause: undefined,
  });
});
