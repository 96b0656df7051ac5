import type { Block } from '@mise/contract/content/block.ts';

type Text = { path: string; value: string };

const longest = 200;

/** What of a block says something else than another one does, without the marks of HTML. A value that is gone is ''. */
export function changedTexts(block: Block, other: Block | null): Text[] {
  const [own, others] = [valuesOf(block), other ? valuesOf(other) : new Map<string, string>()];
  const paths = [...new Set([...own.keys(), ...others.keys()])];
  return paths
    .filter((path) => own.get(path) !== others.get(path))
    .map((path) => ({ path, value: shortened(own.get(path) ?? '') }));
}

function valuesOf({ content, configuration }: Block): Map<string, string> {
  const fields = Array.isArray(content) ? { configuration } : { configuration, ...content };
  return new Map(leavesOf(fields, ''));
}

function leavesOf(value: unknown, path: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, `${path}.${key}`));
}

function shortened(value: string): string {
  const words = value
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > longest ? `${words.slice(0, longest)} …` : words;
}
