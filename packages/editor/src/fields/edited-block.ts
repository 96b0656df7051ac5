import type { Block } from '@mise/contract/content/block.ts';
import { createContext, use } from 'react';

const BlockContext = createContext<Block | null>(null);

/** The block that a form is about. */
export const EditedBlockProvider = BlockContext.Provider;

/** null outside of the form of a block. */
export function useEditedBlock(): Block | null {
  return use(BlockContext);
}
