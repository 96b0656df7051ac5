import type { Block } from '@mise/contract/content/block.ts';
import { blockIndex } from './block-index.ts';
import { childrenOf } from './children-of.ts';
import { type FoundBlock, findBlock, flatBlocks } from './find-block.ts';
import { sameValue } from './same-value.ts';

/** A block that both sides changed, each in its way. null: that side deleted it. */
export type BlockConflict = { uuid: string; mine: Block | null; theirs: Block | null };

type Side = 'mine' | 'theirs';

/** Whose block is taken where both changed it. */
export type Choices = Readonly<Record<string, Side>>;

/** Who prevails where nobody chose, and where both moved blocks. */
type Prevailing = { blocks: Side; order: Side };

export type Merged = { blocks: Block[]; conflicts: BlockConflict[] };

type Sides = { base: Block[]; mine: Block[]; theirs: Block[] };

/**
 * The work of two people on the same page: `base` is what both began with. What one side alone changed, added, moved or deleted is
 * taken; where both changed a block the choice decides, mine as long as nobody chose. Where both changed the order, mine
 * stands and what they added comes behind the block that it followed. `prevailing` may say otherwise.
 */
export function mergeBlocks(
  sides: Sides,
  choices: Choices = {},
  prevailing: Prevailing = { blocks: 'mine', order: 'mine' },
): Merged {
  const { base, mine, theirs } = sides;
  const conflicts: BlockConflict[] = [];
  const isMineFirst = !isOrderOf(base, mine) && (prevailing.order === 'mine' || !hasMoved(base, theirs));
  const [first, second] = isMineFirst ? [mine, theirs] : [theirs, mine];
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(blockIndex) as [Index, Index, Index];
  const inSecond = isMineFirst ? inTheirs : inMine;

  function isDropped(block: Block): boolean {
    const { uuid } = block.meta;
    const before = inBase.get(uuid);
    if (!before || inSecond.has(uuid)) return false;
    return decide(uuid, before) === null;
  }

  /** What becomes of a block that there was: null where it goes. */
  function decide(uuid: string, before: Block | null): Block | null {
    const [own, other] = [inMine.get(uuid) ?? null, inTheirs.get(uuid) ?? null];
    const isSame = (one: Block | null, two: Block | null) => (one && two ? sameOwn(one, two) : sameValue(one, two));
    if (isSame(own, other)) return own;
    if (isSame(own, before)) return other;
    if (isSame(other, before)) return own;
    if (!conflicts.some((conflict) => conflict.uuid === uuid)) conflicts.push({ uuid, mine: own, theirs: other });
    return (choices[uuid] ?? prevailing.blocks) === 'theirs' ? other : own;
  }

  function build(blocks: readonly Block[]): Block[] {
    return blocks.flatMap((block) => {
      // What stays of a block that goes comes in its place.
      if (isDropped(block)) return build(childrenOf(block));
      const chosen = decide(block.meta.uuid, inBase.get(block.meta.uuid) ?? null) ?? block;
      return Array.isArray(block.content) ? { ...chosen, content: build(block.content) } : chosen;
    });
  }

  const blocks = structuredClone(build(first));
  for (const { block } of flatBlocks(second)) {
    const { uuid } = block.meta;
    if (findBlock(blocks, uuid)) continue;
    const before = inBase.get(uuid) ?? null;
    if (decide(uuid, before) === block || before === null) putBack(blocks, second, uuid);
  }
  return { blocks, conflicts };
}

type Index = ReadonlyMap<string, Block>;

/** Everything of a block but the blocks that it holds, which are compared by themselves. */
export function sameOwn(one: Block, other: Block): boolean {
  const own = (block: Block) => ({ ...block, content: Array.isArray(block.content) ? [] : block.content });
  return sameValue(own(one), own(other));
}

/** Whether the same blocks stand in both, each in the same place. */
export function isOrderOf(one: readonly Block[], other: readonly Block[]): boolean {
  return sameValue(orderOf(one), orderOf(other));
}

/** Whether blocks that were there before stand elsewhere now. */
function hasMoved(before: readonly Block[], after: readonly Block[]): boolean {
  const [inBefore, inAfter] = [blockIndex(before), blockIndex(after)];
  return !sameValue(placesOf(before, inAfter), placesOf(after, inBefore));
}

/** What holds which block, of those that are known, in their order. */
function placesOf(blocks: readonly Block[], known: Index, parent: string | null = null): unknown[] {
  return blocks.flatMap((block) => {
    const { uuid } = block.meta;
    const inside = placesOf(childrenOf(block), known, uuid);
    return known.has(uuid) ? [[uuid, parent], ...inside] : inside;
  });
}

/** Which block stands where. */
function orderOf(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) => [block.meta.uuid, orderOf(childrenOf(block))]);
}

/** Behind the block that it followed, as far as that is still there; else at the beginning of what held it. */
function putBack(blocks: Block[], from: Block[], uuid: string): void {
  const found = findBlock(from, uuid);
  if (!found) return;
  const copy = structuredClone(found.block);
  // Blocks that stand elsewhere by now are not there twice.
  if (Array.isArray(copy.content)) copy.content = copy.content.filter((child) => !findBlock(blocks, child.meta.uuid));
  const list = listOf(blocks, found);
  list.splice(indexIn(list, found), 0, copy);
}

function listOf(blocks: Block[], { parent }: FoundBlock): Block[] {
  const holder = parent === null ? null : findBlock(blocks, parent)?.block;
  return holder && Array.isArray(holder.content) ? holder.content : blocks;
}

function indexIn(list: readonly Block[], { siblings, index }: FoundBlock): number {
  for (const before of siblings.slice(0, index).reverse()) {
    const at = list.findIndex((block) => block.meta.uuid === before.meta.uuid);
    if (at >= 0) return at + 1;
  }
  return 0;
}
