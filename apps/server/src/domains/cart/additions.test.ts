import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { type Addition, textRefusal, writeAdditions } from './additions.ts';
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
  const addition: Addition = { variationId: 1, params: [], components: [], key: '', quantity: 1, unit: null };
  const input = { basket: { id: 1 } as Basket, rows: rows as BasketRow[], additions: [addition] };
  await expect(writeAdditions(context as unknown as Context, input)).rejects.toBe(full);
});

test('a basket keeps 250 KB of typed answers, that of a brief session 25', () => {
  const typed = (bytes: number) => [
    { variationId: 1, key: 'a', params: [{ propertyId: 1, value: 'a'.repeat(bytes) }] },
  ];
  const kilobytes = (bytes: number, isBrief: boolean) => textRefusal([], typed(bytes), isBrief)?.cause ?? null;
  expect([kilobytes(250_000, false), kilobytes(25_000, true)]).toEqual([null, null]);
  expect(kilobytes(250_001, false)).toEqual({ kilobytes: 250 });
  expect(kilobytes(25_001, true)).toEqual({ kilobytes: 25 });
});
