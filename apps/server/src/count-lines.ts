import type { Context } from './context.ts';

/** Five hundred take ten times as long as an ordinary call, however short the answer is. */
const linesPerCount = 50;

/**
 * Counts what a cart, an order or a list costs by its lines, each of which is a product: also in a page, whose bytes nobody counts. Where they are
 * many it waits for its turn among such (`turns/long-turns.ts`), but not in a transaction, which may have locked something.
 */
export async function countLines({ counts, takesLong, db, shop }: Context, lines: number): Promise<void> {
  counts?.(Math.floor(lines / linesPerCount));
  if (lines >= linesPerCount && db === shop.db) await takesLong?.();
}

/** Refuses, where too many wait, what will be counted so after it was written: nobody is to hear of a refusal then, and do it again. */
export function announceLines({ willTakeLong }: Context, lines: number): void {
  if (lines >= linesPerCount) willTakeLong?.();
}
