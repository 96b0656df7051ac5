import type { Block } from '@mise/contract/content/block.ts';

/** Marks our own text on the clipboard, which every other program may read and write. */
const format = 'mise-blocks-1';

const longest = 2_000_000;
const deepest = 8;
const most = 200;

/** Blocks as text for the clipboard, for this page or any other one. */
export function writeCopied(blocks: readonly Block[]): string {
  return JSON.stringify({ format, blocks });
}

/** The blocks of a text from the clipboard; null for anything that is none of ours, or not in the form of blocks of known kinds. */
export function readCopied(text: string, isKnown: (kind: string) => boolean): Block[] | null {
  if (text.length > longest || !text.includes(format)) return null;
  const value = parse(text);
  if (!isFields(value) || value.format !== format || !Array.isArray(value.blocks)) return null;
  const count = { left: most };
  const blocks = value.blocks.map((entry) => toBlock(entry, { isKnown, depth: 0, count }));
  return blocks.length > 0 && blocks.every((block) => block !== null) ? blocks : null;
}

type Reading = { isKnown: (kind: string) => boolean; depth: number; count: { left: number } };

/** Without what a block has no field for. */
function toBlock(value: unknown, reading: Reading): Block | null {
  reading.count.left -= 1;
  if (!isFields(value) || reading.depth > deepest || reading.count.left < 0) return null;
  const { name, type, version, configuration, content, meta } = value;
  if (typeof name !== 'string' || typeof type !== 'string' || !reading.isKnown(name)) return null;
  if (!isFields(meta) || typeof meta.uuid !== 'string') return null;
  if (version !== undefined && typeof version !== 'number') return null;
  if (configuration !== undefined && !isFields(configuration)) return null;
  const inner = contentOf(content, reading);
  if (inner === null) return null;
  return {
    name,
    type,
    meta: { uuid: meta.uuid },
    ...(version !== undefined && { version }),
    ...(configuration && { configuration }),
    content: inner,
  };
}

function contentOf(content: unknown, reading: Reading): Block['content'] | null {
  if (!Array.isArray(content)) return isFields(content) ? content : null;
  const children = content.map((child) => toBlock(child, { ...reading, depth: reading.depth + 1 }));
  return children.every((child) => child !== null) ? children : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
