import type { Paint } from './paint.ts';
import { path, round } from './shapes.ts';

/**
 * Things with corners, seen from the upper front: x runs to the lower right, z to the lower left, y up. The left face
 * looks towards the light, the right one away from it.
 */
type Corner = [x: number, y: number, z: number];

export type Block = { x: number; y: number; z: number; width: number; height: number; depth: number };

function at([x, y, z]: Corner): [number, number] {
  return [round(400 + (x - z) * 0.8), round(470 + (x + z) * 0.38 - y)];
}

/** A face or a bent line through corners. */
export function face(...corners: Corner[]): string {
  return `M${corners.map((corner) => at(corner).join(' ')).join('L')}Z`;
}

export function edge(...corners: Corner[]): string {
  return face(...corners).slice(0, -1);
}

/** The upper side of a block, or any level plane in it. */
export function level({ x, z, width, depth }: Omit<Block, 'y' | 'height'>, y: number): string {
  return face([x, y, z], [x + width, y, z], [x + width, y, z + depth], [x, y, z + depth]);
}

export function leftFace({ x, y, z, width, height, depth }: Block): string {
  const front = z + depth;
  return face([x, y, front], [x + width, y, front], [x + width, y + height, front], [x, y + height, front]);
}

export function rightFace({ x, y, z, width, height, depth }: Block): string {
  const side = x + width;
  return face([side, y, z], [side, y, z + depth], [side, y + height, z + depth], [side, y + height, z]);
}

/** A solid block with its three visible faces. */
export function slab(block: Block, color: Paint): string {
  return (
    path(leftFace(block), color.top) +
    path(rightFace(block), color.shade) +
    path(level(block, block.y + block.height), color.light)
  );
}

/**
 * An open vessel: outside, rim, and the two far walls and the floor inside. `id` names the cut in the picture, `floor` is
 * the height of the floor where the block is only the collar of something deeper.
 */
export function open(
  id: string,
  block: Block,
  rim: number,
  look: { outside: string; side: string; color: Paint; floor?: number },
): string {
  const { color, floor = block.y + 6 } = look;
  const top = block.y + block.height;
  const inner = {
    x: block.x + rim,
    z: block.z + rim,
    width: block.width - 2 * rim,
    depth: block.depth - 2 * rim,
  };
  const mouth = level(inner, top);
  const farLeft = face(
    [inner.x, floor, inner.z],
    [inner.x, floor, inner.z + inner.depth],
    [inner.x, top, inner.z + inner.depth],
    [inner.x, top, inner.z],
  );
  return (
    path(leftFace(block), look.outside) +
    path(rightFace(block), look.side) +
    path(level(block, top), color.light) +
    `<clipPath id="${id}"><path d="${mouth}"/></clipPath>` +
    `<g clip-path="url(#${id})">${path(mouth, color.shade)}${path(farLeft, color.dark)}${path(level(inner, floor), color.well)}</g>`
  );
}
