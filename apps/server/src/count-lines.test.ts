import { expect, test, vi } from 'vitest';
import type { Context } from './context.ts';
import { announceLines, countLines } from './count-lines.ts';

const pool = { name: 'the pool' };
const transaction = { name: 'a transaction' };

test.each([
  ['many lines', 50, pool, 1, 1],
  ['few', 49, pool, 0, 0],
  ['many in a transaction, which may have locked what others need', 500, transaction, 10, 0],
])('%s', async (_, lines, db, counted, waited) => {
  const counts = vi.fn<(weight: number) => void>();
  const takesLong = vi.fn(async () => {});
  await countLines({ counts, takesLong, db, shop: { db: pool } } as unknown as Context, lines);
  expect([counts.mock.calls, takesLong.mock.calls.length]).toEqual([[[counted]], waited]);
});

test('many lines are announced before they are written, also in a transaction', () => {
  const willTakeLong = vi.fn<() => void>();
  for (const lines of [49, 50]) announceLines({ willTakeLong, db: transaction } as unknown as Context, lines);
  expect(willTakeLong).toHaveBeenCalledOnce();
});
