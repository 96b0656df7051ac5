import { z } from 'zod';
import { categoryEntrySchema } from './catalog/category-entry.ts';
import { blockFaultsSchema, blocksConflictSchema } from './content/block.ts';
import { pictureProblems } from './content/storage.ts';
import type { ErrorDeclaration } from './errors.ts';
import { configurationConflictSchema } from './shop/configuration.ts';

/**
 * What an owner's changes are refused with. A conflict brings what is stored now, in the language of the request, so that nobody's work
 * has to be lost.
 */
export const editorErrors = {
  'category.conflict': {
    status: 409,
    code: 700,
    message: 'Somebody else has changed the page since it was read.',
    data: z.strictObject({ entries: z.array(categoryEntrySchema) }),
  },
  'category.itemsWouldBeLost': {
    status: 409,
    code: 701,
    message: 'Items would stand in no category any more.',
    data: z.strictObject({ items: z.number() }),
  },

  'content.conflict': {
    status: 409,
    code: 720,
    message: 'Somebody else has saved the page since it was read.',
    data: blocksConflictSchema,
  },
  'content.invalidBlocks': {
    status: 422,
    code: 721,
    message: 'Some blocks are not as their kinds ask for.',
    data: blockFaultsSchema,
  },
  'content.pictureNotCopied': {
    status: 422,
    code: 723,
    message: 'A picture of another host could not be copied into the shop.',
    data: z.strictObject({ url: z.string(), reason: z.enum([...pictureProblems, 'private', 'unreachable']) }),
  },
  'content.snapshotNotFound': {
    status: 404,
    code: 722,
    message: 'There is no such earlier version of a page.',
    data: z.strictObject({ identifier: z.number() }),
  },

  'storage.notFound': {
    status: 404,
    code: 730,
    message: 'There is no such picture.',
    data: z.strictObject({ key: z.string() }),
  },
  'storage.pictureRefused': {
    status: 422,
    code: 731,
    message: 'The picture cannot be taken.',
    data: z.strictObject({ reason: z.enum(pictureProblems) }),
  },

  'configuration.conflict': {
    status: 409,
    code: 710,
    message: 'Somebody else has saved settings since they were read.',
    data: configurationConflictSchema,
  },
} as const satisfies Record<string, ErrorDeclaration>;
