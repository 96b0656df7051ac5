import { z } from 'zod';
import type { ErrorKey } from '../errors.ts';
import { operation } from '../operation.ts';
import {
  blockSchema,
  blocksMetaSchema,
  categoryTemplateParamsSchema,
  getBlocksParamsSchema,
  getBlocksResponseSchema,
  getBlocksWithGlobalBlocksParamsSchema,
} from './block.ts';
import {
  blockSnapshotSchema,
  getBlockSnapshotParamsSchema,
  getBlockSnapshotsParamsSchema,
  getBlockSnapshotsResponseSchema,
} from './block-snapshot.ts';
import {
  deleteBlocksParamsSchema,
  doSaveBlocksParamsSchema,
  doSaveBlocksWithGlobalBlocksParamsSchema,
  savedBlocksSchema,
} from './saved-blocks.ts';

const saveErrors: readonly ErrorKey[] = [
  'pageNotFound',
  'content.conflict',
  'content.invalidBlocks',
  'content.pictureNotCopied',
];
const bodyOfBlocks = 5 * 1024 * 1024;

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
  setCategoryTemplate: operation({
    kind: 'set',
    access: 'publisher',
    input: categoryTemplateParamsSchema.extend({ content: savedBlocksSchema }),
    output: z.string(),
    errors: saveErrors,
    bodyLimit: bodyOfBlocks,
    summary: 'Saves the blocks of a category, given and answered as the JSON text of a template.',
  }),
  doSaveBlocks: operation({
    kind: 'do',
    access: 'publisher',
    input: doSaveBlocksParamsSchema,
    output: z.array(blockSchema),
    meta: blocksMetaSchema,
    errors: saveErrors,
    bodyLimit: bodyOfBlocks,
    summary:
      'Saves the blocks of a page, its words in the language of the request, and shows them to everyone at once.',
  }),
  doSaveBlocksWithGlobalBlocks: operation({
    kind: 'do',
    access: 'publisher',
    input: doSaveBlocksWithGlobalBlocksParamsSchema,
    output: getBlocksResponseSchema,
    meta: blocksMetaSchema,
    errors: saveErrors,
    bodyLimit: bodyOfBlocks,
    summary: 'Saves the blocks of a page as doSaveBlocks does, and answers them as getBlocksWithGlobalBlocks does.',
  }),
  deleteBlocks: operation({
    kind: 'delete',
    access: 'publisher',
    input: deleteBlocksParamsSchema,
    output: z.array(blockSchema),
    meta: blocksMetaSchema,
    errors: ['pageNotFound'],
    summary: 'Takes the blocks of a page back, in every language, and answers what it shows without them.',
  }),
  getBlockSnapshots: operation({
    kind: 'get',
    access: 'viewer',
    input: getBlockSnapshotsParamsSchema,
    output: getBlockSnapshotsResponseSchema,
    errors: [],
    summary: 'Lists pages as they were saved, the latest first.',
  }),
  getBlockSnapshot: operation({
    kind: 'get',
    access: 'viewer',
    input: getBlockSnapshotParamsSchema,
    output: blockSnapshotSchema,
    errors: ['content.snapshotNotFound'],
    summary: 'Answers a page as it was saved once, in the language of the request.',
  }),
};
