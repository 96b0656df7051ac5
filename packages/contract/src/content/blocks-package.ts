import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * The folder of the package that BLOCKS_PACKAGE names: one that is installed, or a folder, written from the root of the project
 * ("./our-blocks"). Kinds of block stand in it in the same two places as here: `content/<name>.ts` and `blocks/<name>/`. For
 * Node alone.
 */
export function blocksPackageFolder(setting: string): string {
  const isFolder = setting.startsWith('.') || path.isAbsolute(setting);
  return path.resolve(root, isFolder ? setting : path.join('node_modules', setting));
}
