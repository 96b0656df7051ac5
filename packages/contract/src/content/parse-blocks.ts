import type { ErrorData } from '../errors.ts';
import { fieldErrors } from '../field-errors.ts';
import type { Block } from './block.ts';
import type { BlockKind, BlockKinds, BlockParts, Fields } from './block-kind.ts';
import { mapFields } from './map-fields.ts';
import { isFields } from './merge-texts.ts';

type FieldErrors = ErrorData<'invalidInput'>;

/** What is wrong with a block: its fields ("content.text.title"), or its `name`, `version` or `content` as a whole. */
export type BlockFault = { uuid: string; name: string; fields: FieldErrors };

/** `faults`: of the blocks that were left out, each with all that it holds. */
export type ParsedBlocks = { blocks: Block[]; faults: BlockFault[] };

/**
 * Blocks in today's form of their kinds, at save as at read: older ones migrated, without fields that their kind does not know.
 * A reader shows those that are right; a writer refuses all where there is a fault, and has every field of HTML cleaned. A
 * block that names no version is of the first.
 */
export function parseBlocks(
  kinds: BlockKinds,
  blocks: readonly Block[],
  cleanHtml: (html: string) => string = (html) => html,
): ParsedBlocks {
  const faults: BlockFault[] = [];

  function parse(block: Block): Block[] {
    const result = parseParts(kinds.get(block.name), block);
    if ('faulty' in result) {
      faults.push({ uuid: block.meta.uuid, name: block.name, fields: result.faulty });
      return [];
    }
    const { kind } = result;
    const { configuration, content } = mapFields(kind.schema, result.parts, 'html', cleanHtml) as Partial<BlockParts>;
    const { configuration: _stored, ...frame } = block;
    const parsed = {
      ...frame,
      type: kind.type,
      version: kind.version,
      content: content ?? childrenOf(block).flatMap(parse),
    };
    return [isFields(block.configuration) && configuration ? { ...parsed, configuration } : parsed];
  }

  return { blocks: blocks.flatMap(parse), faults };
}

/** The blocks that a structure holds. */
export function childrenOf(block: Block): Block[] {
  return Array.isArray(block.content) ? block.content : [];
}

type ParsedParts = { kind: BlockKind; parts: Partial<BlockParts> } | { faulty: FieldErrors };

function parseParts(kind: BlockKind | undefined, block: Block): ParsedParts {
  if (!kind) return { faulty: { name: 'unknown' } };
  const { version = 1 } = block;
  if (version > kind.version) return { faulty: { version: 'tooLarge' } };
  if (Array.isArray(block.content) !== (kind.type === 'structure')) return { faulty: { content: 'invalid' } };
  const parts = migrate(kind, version, {
    configuration: withoutNull(block.configuration ?? {}),
    content: Array.isArray(block.content) ? {} : withoutNull(block.content),
  });
  const readable = mapFields(kind.schema, mapFields(kind.schema, parts, 'text', asWhole), 'html', asWhole);
  const result = kind.schema.safeParse(readable);
  return result.success ? { kind, parts: result.data } : { faulty: fieldErrors(result.error, parts) };
}

function migrate(kind: BlockKind, version: number, stored: BlockParts): BlockParts {
  let parts = stored;
  for (let from = version; from < kind.version; from++) parts = kind.migrations[from]?.(parts) ?? parts;
  return parts;
}

/** Without halves of characters, which are left where a text was cut. */
function asWhole(written: string): string {
  return written.replace(/\p{Cs}/gu, '');
}

/** Clients send null for a field that is not there. */
function withoutNull(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([key, value]) => [key, isFields(value) ? withoutNull(value) : value]));
}
