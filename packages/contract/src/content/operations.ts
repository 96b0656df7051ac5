import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  blockSchema,
  blocksMetaSchema,
  categoryTemplateParamsSchema,
  getBlocksParamsSchema,
  getBlocksResponseSchema,
  getBlocksWithGlobalBlocksParamsSchema,
} from './block.ts';

export const contentOperations = {
  getBlocks: operation({
    kind: 'get',
    access: 'anyone',
    input: getBlocksParamsSchema,
    output: z.array(blockSchema),
    meta: blocksMetaSchema,
    errors: ['pageNotFound'],
    summary: 'Answers the blocks of a page in the language of the request.',
  }),
  getBlocksWithGlobalBlocks: operation({
    kind: 'get',
    access: 'anyone',
    input: getBlocksWithGlobalBlocksParamsSchema,
    output: getBlocksResponseSchema,
    meta: blocksMetaSchema,
    errors: ['pageNotFound'],
    summary: 'Answers the blocks of a page and those that all pages share.',
  }),
  getCategoryTemplate: operation({
    kind: 'get',
    access: 'anyone',
    input: categoryTemplateParamsSchema,
    output: z.string(),
    errors: ['categoryNotFound'],
    summary: 'Answers the blocks of a category as the JSON text of a template.',
  }),
};
