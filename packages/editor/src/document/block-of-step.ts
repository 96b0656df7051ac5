import type { Block } from '@mise/contract/content/block.ts';
import type { EditorDocument } from './editor-document.ts';
import type { Step } from './history.ts';

/** The block of a document that a step was about, as far as its patches lead; null where it is about none, or the block is gone. */
export function blockOfStep({ page }: EditorDocument, { patches, inverse }: Step): string | null {
  const paths = [...patches, ...inverse].map(({ path }) => path);
  const found = paths.map((path) =>
    path[0] === 'page' && path[1] === 'blocks' ? lastBlock(page, path.slice(2)) : null,
  );
  return found.find((uuid) => uuid !== null) ?? null;
}

function lastBlock(page: EditorDocument['page'], path: readonly (string | number)[]): string | null {
  let block: Block | null = null;
  let value: unknown = page?.blocks;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    if (isBlock(value)) block = value;
  }
  return block?.meta.uuid ?? null;
}

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && 'meta' in value && 'content' in value;
}
