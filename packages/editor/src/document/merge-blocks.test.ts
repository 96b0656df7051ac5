import type { Block } from '@mise/contract/content/block.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flatBlocks } from './find-block.ts';
import { mergeBlocks } from './merge-blocks.ts';

function card(uuid: string, title = uuid): Block {
  return { name: 'TextCard', type: 'content', meta: { uuid }, content: { text: { title } } };
}

function grid(uuid: string, content: Block[], configuration = {}): Block {
  return { name: 'MultiGrid', type: 'structure', meta: { uuid }, configuration, content };
}

const base = [card('a'), card('b'), grid('c', [card('d'), card('e')]), card('f')];
const [a, b, c, f] = base as [Block, Block, Block, Block];

/** "a b c(d e) f", a block that says something else than its name as "a=new". */
function written(blocks: readonly Block[]): string {
  return blocks.map(wordOf).join(' ');
}

function wordOf({ meta, content, configuration }: Block): string {
  if (Array.isArray(content))
    return `${meta.uuid}${configuration && Object.keys(configuration).length > 0 ? '*' : ''}(${written(content)})`;
  const { title } = content.text as { title: string };
  return title === meta.uuid ? title : `${meta.uuid}=${title}`;
}

describe('two people on one page', () => {
  test.each([
    ['nobody changed anything', base, base, 'a b c(d e) f'],
    ['each changed another block', [card('a', 'x'), b, c, f], [a, card('b', 'y'), c, f], 'a=x b=y c(d e) f'],
    ['both changed the same in the same way', [card('a', 'x'), b, c, f], [card('a', 'x'), b, c, f], 'a=x b c(d e) f'],
    ['one moved, the other changed', [b, a, c, f], [card('a', 'y'), b, c, f], 'b a=y c(d e) f'],
    ['one changed, the other moved', [card('a', 'x'), b, c, f], [b, a, c, f], 'b a=x c(d e) f'],
    ['both added', [a, card('m'), b, c, f], [a, b, card('t'), c, f], 'a m b t c(d e) f'],
    ['both added at the end', [...base, card('m')], [...base, card('t')], 'a b c(d e) f t m'],
    ['one deleted, the other added', [b, c, f], [a, b, c, f, card('t')], 'b c(d e) f t'],
    ['one deleted what the other left alone', base, [a, c, f], 'a c(d e) f'],
    ['one deleted a grid with its blocks', [a, b, f], base, 'a b f'],
    ['one moved, the other deleted', [b, a, c, f], [b, c, f], 'b c(d e) f'],
    ['both deleted', [a, c, f], [a, c, f], 'a c(d e) f'],
    [
      'one deleted a grid, the other added into it and moved another block',
      [a, c, grid('g', []), card('f')].toSpliced(1, 1, grid('c', [card('d'), card('m'), card('e')]), b),
      [a, b, f],
      'a m b g() f',
    ],
    [
      'changes inside of a grid and of the grid itself',
      [a, b, grid('c', [card('d', 'x'), card('e')]), f],
      [a, b, grid('c', [card('d'), card('e')], { columnWidths: [4] }), f],
      'a b c*(d=x e) f',
    ],
    [
      'one took a block out of a grid, the other changed it',
      [a, b, grid('c', [card('d')]), card('e'), f],
      [a, b, grid('c', [card('d'), card('e', 'y')]), f],
      'a b c(d) e=y f',
    ],
    [
      'one added into a grid, the other moved the grid',
      [a, b, grid('c', [card('d'), card('m'), card('e')]), f],
      [c, a, b, f],
      'a b c(d m e) f',
    ],
  ])('%s', (_, mine, theirs, expected) => {
    const { blocks, conflicts } = mergeBlocks({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(written(blocks)).toBe(expected);
  });

  test.each([
    ['both changed a block', [card('a', 'x'), b, c, f], [card('a', 'y'), b, c, f], 'a=x b c(d e) f', 'a=y b c(d e) f'],
    ['mine changed what they deleted', [card('a', 'x'), b, c, f], [b, c, f], 'a=x b c(d e) f', 'b c(d e) f'],
    ['they changed what mine deleted', [b, c, f], [card('a', 'y'), b, c, f], 'b c(d e) f', 'a=y b c(d e) f'],
    [
      'they changed inside of a grid what mine deleted there',
      [a, b, grid('c', [card('d')]), f],
      [a, b, grid('c', [card('d'), card('e', 'y')]), f],
      'a b c(d) f',
      'a b c(d e=y) f',
    ],
  ])('%s: it is chosen', (_, mine, theirs, asMine, asTheirs) => {
    const first = mergeBlocks({ base, mine, theirs });
    expect(first.conflicts).toHaveLength(1);
    expect(written(first.blocks)).toBe(asMine);
    const uuid = first.conflicts[0]?.uuid ?? '';
    expect(written(mergeBlocks({ base, mine, theirs }, { [uuid]: 'theirs' }).blocks)).toBe(asTheirs);
  });
});

test('whatever both sides do, no block is there twice, and one that neither touched is never lost', () => {
  const uuids = ['a', 'b', 'd', 'e', 'f', 'g', 'h'];
  const page = uuids.map((uuid) => card(uuid));
  const side = fc
    .record({
      order: fc.shuffledSubarray(page),
      texts: fc.dictionary(fc.constantFrom(...uuids), fc.constantFrom('x', 'y')),
    })
    .map(({ order, texts }) => order.map((block) => card(block.meta.uuid, texts[block.meta.uuid] ?? block.meta.uuid)));
  fc.assert(
    fc.property(side, side, (mine, theirs) => {
      const { blocks } = mergeBlocks({ base: page, mine, theirs });
      const found = flatBlocks(blocks).map(({ block }) => block.meta.uuid);
      expect(new Set(found).size).toBe(found.length);
      const kept = uuids.filter((uuid) =>
        [mine, theirs].every((list) => list.some((block) => block.meta.uuid === uuid)),
      );
      expect(found).toEqual(expect.arrayContaining(kept));
    }),
  );
});
