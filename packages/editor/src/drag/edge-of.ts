import type { BlockPlace, FoundBlock } from '../document/find-block.ts';
import type { Box } from '../page/use-block-box.ts';

export type Point = { x: number; y: number };
type Flow = 'row' | 'column';

/** Pixels of the line between two blocks. */
const thickness = 4;

/** Before or behind a block, by which half of it the pointer is over; the line lies on that edge. */
export function edgeOf(
  { parent, index }: FoundBlock,
  box: Box,
  flow: Flow,
  { x, y }: Point,
): { place: BlockPlace; line: Box } {
  const { top, left, width, height } = box;
  const isBehind = flow === 'row' ? x > left + width / 2 : y > top + height / 2;
  const place = { parent, index: isBehind ? index + 1 : index };
  const half = thickness / 2;
  const line =
    flow === 'row'
      ? { top, left: left + (isBehind ? width : 0) - half, width: thickness, height }
      : { top: top + (isBehind ? height : 0) - half, left, width, height: thickness };
  return { place, line };
}

/** Whether the pointer is at the very edge of a box, where it means the box and not what stands in it. */
export function isAtEdge({ top, left, width, height }: Box, flow: Flow, { x, y }: Point): boolean {
  const reach = 16;
  const [from, size, at] = flow === 'row' ? [left, width, x] : [top, height, y];
  return at - from < reach || from + size - at < reach;
}
