import { z } from 'zod';
import { wholeNumber } from '../../values.ts';
import { structureBlock } from '../block-kind.ts';

const configuration = {
  /** Of each block, in twelfths of the row. */
  columnWidths: z.array(wholeNumber(1, 12)).max(12).optional(),
};

/** Blocks beside one another. */
export const multiGrid = structureBlock(configuration, {
  defaults: { configuration: { columnWidths: [6, 6] }, children: ['Image', 'TextCard'] },
});
