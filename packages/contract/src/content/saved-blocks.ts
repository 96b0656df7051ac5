import { z } from 'zod';
import { line } from '../values.ts';
import { blockSchema } from './block.ts';

/** Blocks of a page, and levels of anything in them: far more than a page of use has. */
const mostBlocks = 1000;
const deepest = 40;

/** The blocks of a page as a writer sends them: their JSON text. */
export const savedBlocksSchema = z
  .string()
  .max(4_000_000)
  .transform((json, context) => {
    const value = parseJson(json);
    if (value !== undefined && !isDeeper(value, deepest)) return value;
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  })
  .pipe(z.array(blockSchema).max(mostBlocks))
  .refine((blocks) => uuidsOf(blocks).length <= mostBlocks, { error: 'tooMany' })
  .refine((blocks) => uuidsOf(blocks).every(isUuid), { error: 'invalid' })
  .refine((blocks) => new Set(uuidsOf(blocks)).size === uuidsOf(blocks).length, { error: 'taken' });

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Looked at before anything walks through it: each level takes of the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

type Framed = z.infer<typeof blockSchema>;

function uuidsOf(blocks: readonly Framed[]): string[] {
  return blocks.flatMap(({ meta, content }) => [meta.uuid, ...(Array.isArray(content) ? uuidsOf(content) : [])]);
}

/** Any name of a few letters and digits: clients number their blocks as they like. */
function isUuid(uuid: string): boolean {
  return /^[\w-]{1,100}$/.test(uuid) && !Object.hasOwn(Object.prototype, uuid);
}

const identifier = z.union([z.int().min(0).max(2_147_483_647), line(100).min(1)]);

/**
 * `version`: what getBlocks answered in meta; a writer who names none overwrites whatever is there. Words are saved in the language
 * of the request; what is added appears in the others with the same words.
 */
const saveFields = z.object({
  identifier,
  entityType: line(40).min(1),
  blocks: savedBlocksSchema,
  version: z.int().min(0).optional(),
});

export const doSaveBlocksParamsSchema = saveFields
  .extend({ enableGlobalBlocks: z.literal(false).optional() })
  .refine((input) => namesOnePage(input.identifier, input.entityType), ofAnotherKind('entityType'));

export const doSaveBlocksWithGlobalBlocksParamsSchema = saveFields
  .extend({ enableGlobalBlocks: z.literal(true).optional() })
  .refine((input) => namesOnePage(input.identifier, input.entityType), ofAnotherKind('entityType'));

export const deleteBlocksParamsSchema = z
  .object({ identifier, type: line(40).min(1) })
  .refine((input) => namesOnePage(input.identifier, input.type), ofAnotherKind('type'));

/** Who calls the home page a category, or a category the home page, means another page than the one that is named. */
function namesOnePage(named: string | number, kind: string): boolean {
  if (named === 'index') return kind !== 'category';
  return kind !== 'immutable' || !/^\d+$/.test(String(named));
}

function ofAnotherKind(field: 'entityType' | 'type') {
  return { path: [field], error: 'invalid' };
}

export type DoSaveBlocksParams = z.output<typeof doSaveBlocksParamsSchema>;
