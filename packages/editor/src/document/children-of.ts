import type { Block } from '@mise/contract/content/block.ts';

/** The blocks that a block holds. Free of zod, which the contract's own would bring along. */
export function childrenOf({ content }: Block): Block[] {
  return Array.isArray(content) ? content : [];
}
