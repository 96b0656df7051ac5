import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockKind, BlockKinds } from './block-kind.ts';
import { kindName } from './kind-name.ts';

const ownFolder = path.join(import.meta.dirname, 'blocks');
const kindFile = /^([a-z0-9-]+)\.(?:ts|js|mjs)$/;

/**
 * Every kind of block by its name: a file "text-card.ts" exports `textCard` and declares the kind "TextCard". `packageFolder`:
 * of a package with kinds of its own, in its folder `content` (blocks-package.ts). For Node alone: it reads folders.
 */
export async function findBlockKinds(packageFolder?: string): Promise<BlockKinds> {
  const folders = [ownFolder, ...(packageFolder ? [path.join(packageFolder, 'content')] : [])];
  const kinds = new Map<string, BlockKind>();
  for (const folder of folders) {
    for (const file of (await readdir(folder)).sort()) {
      const [, base] = kindFile.exec(file) ?? [];
      if (base === undefined) continue;
      const name = kindName(base);
      if (kinds.has(name))
        throw new Error(`${path.join(folder, file)}: there is a kind of block named ${name} already`);
      kinds.set(name, await readKind(path.join(folder, file), name));
    }
  }
  return kinds;
}

async function readKind(file: string, name: string): Promise<BlockKind> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, BlockKind | undefined>;
  const exported = name.charAt(0).toLowerCase() + name.slice(1);
  const kind = module[exported];
  if (!kind) throw new Error(`${file} should export the kind of block "${exported}"`);
  return kind;
}
