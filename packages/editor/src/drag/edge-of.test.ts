import type { Block } from '@mise/contract/content/block.ts';
import { expect, test } from 'vitest';
import { edgeOf, isAtEdge } from './edge-of.ts';

const block: Block = { name: 'TextCard', type: 'content', meta: { uuid: 'a' }, content: {} };
const found = { block, parent: null, index: 2, siblings: [block, block, block] };
const box = { top: 100, left: 50, width: 400, height: 200 };

test.each([
  ['the upper half', 'column', { x: 60, y: 199 }, 2, { top: 98, left: 50, width: 400, height: 4 }],
  ['the lower half', 'column', { x: 60, y: 201 }, 3, { top: 298, left: 50, width: 400, height: 4 }],
  ['the left half', 'row', { x: 249, y: 290 }, 2, { top: 100, left: 48, width: 4, height: 200 }],
  ['the right half', 'row', { x: 251, y: 110 }, 3, { top: 100, left: 448, width: 4, height: 200 }],
] as const)('over %s of a block it is dropped there', (_, flow, point, index, line) => {
  expect(edgeOf(found, box, flow, point)).toEqual({ place: { parent: null, index }, line });
});

test('at the edge of a block that holds others the block itself is meant', () => {
  expect(isAtEdge(box, 'column', { x: 60, y: 110 })).toBe(true);
  expect(isAtEdge(box, 'column', { x: 60, y: 150 })).toBe(false);
  expect(isAtEdge(box, 'column', { x: 60, y: 290 })).toBe(true);
  expect(isAtEdge(box, 'row', { x: 60, y: 150 })).toBe(true);
});
