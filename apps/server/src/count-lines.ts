import type { Context } from './context.ts';

/** Five hundred take ten times as long as an ordinary call, however short the answer is. */
const linesPerCount = 50;

/** Counts what a cart, an order or a list costs by its lines, each of which is a product: also in a page, whose bytes nobody counts. */
export function countLines({ counts }: Pick<Context, 'counts'>, lines: number): void {
  counts?.(Math.floor(lines / linesPerCount));
}
