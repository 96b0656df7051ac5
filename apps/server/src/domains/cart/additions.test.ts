import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { type Addition, writeAdditions } from './additions.ts';
import type { Basket } from './basket.ts';
import type { BasketRow } from './lines.ts';

test('too many who wait with large baskets refuse one before anything is written', async () => {
  const full = new Error('full');
  const context = {
    now: new Date(),
    willTakeLong: () => {
      throw full;
    },
  };
  const rows = Array.from({ length: 49 }, (_, id): Partial<BasketRow> => ({ id }));
  const addition: Addition = { variationId: 1, params: [], components: [], key: '', quantity: 1 };
  const input = { basket: { id: 1 } as Basket, rows: rows as BasketRow[], additions: [addition] };
  await expect(writeAdditions(context as unknown as Context, input)).rejects.toBe(full);
});
