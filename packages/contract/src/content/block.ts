import { fieldReasons } from '@mise/rules/field-reasons.ts';
import { z } from 'zod';
import { largestId } from '../limits.ts';
import { id, line, wholeNumber } from '../values.ts';

/**
 * The frame of a block. `content` is a list of blocks where `type` is structure, else an object whose fields its kind knows
 * (`blocks/`, parse-blocks.ts). `version` is the form of the content, raised when its fields change; none is the first.
 */
export const blockSchema = z.object({
  name: z.string(),
  type: z.string(),
  configuration: z.object({ visible: z.boolean().optional() }).catchall(z.unknown()).optional(),
  meta: z.object({
    uuid: z.string(),
    isGlobalTemplate: z.boolean().optional(),
    /** Its words are those of another language, until somebody writes them in this one; ours, and not taken back. */
    isUntranslated: z.boolean().optional(),
  }),
  parent_slot: z.number().optional(),
  get content() {
    return z.union([z.array(blockSchema), z.record(z.string(), z.unknown())]);
  },
  version: z.number().optional(),
});

/**
 * `identifier`: id of a category, or the name of a page without one ("index"); 0 is the template of a kind of page, which is
 * `type` then, else category or immutable.
 */
export const getBlocksParamsSchema = z.object({
  identifier: z.union([wholeNumber(0, largestId), line(100).min(1)]),
  type: line(40).min(1),
  blocks: line(1000).optional(),
  /** Global blocks (header, footer) are answered by an operation of their own. */
  enableGlobalBlocks: z.literal(false).optional(),
});

export const getBlocksWithGlobalBlocksParamsSchema = getBlocksParamsSchema.extend({
  enableGlobalBlocks: z.literal(true).optional(),
});

/** A client that finds no header or footer among the blocks draws its own. */
export const getBlocksResponseSchema = z.object({
  blocks: z.array(blockSchema),
  HeaderContainer: blockSchema.optional(),
  Footer: blockSchema.optional(),
});

/** A photograph that blocks name: where it is served in its widest form, and what is shown until it is there. */
export const blockPhotographSchema = z.object({ url: z.string(), placeholder: z.string() });

/**
 * `version`: revision of the page, which a writer names so that none overwrites another's work. `photographs`: those of the
 * blocks, by the address that stands in them; ours (docs/decisions/0004).
 */
export const blocksMetaSchema = z.object({
  hasSnapshot: z.boolean().optional(),
  version: z.number().optional(),
  photographs: z.record(z.string(), blockPhotographSchema).optional(),
});

export const categoryTemplateParamsSchema = z.object({ id });

/** What is stored now, in the language of the request, where a writer knew an older version. `savedBy`: the name of the operator. */
export const blocksConflictSchema = z.strictObject({
  version: z.number(),
  blocks: z.array(blockSchema),
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
});

/** The blocks that cannot be stored, with what is wrong with their fields ("content.text.title"). */
export const blockFaultsSchema = z.strictObject({
  faults: z.array(
    z.strictObject({ uuid: z.string(), name: z.string(), fields: z.record(z.string(), z.enum(fieldReasons)) }),
  ),
});

export type Block = z.infer<typeof blockSchema>;
export type GetBlocksParams = z.output<typeof getBlocksParamsSchema>;
export type BlockPhotograph = z.infer<typeof blockPhotographSchema>;
export type BlocksMeta = z.infer<typeof blocksMetaSchema>;
