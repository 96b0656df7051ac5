import { blocksPackageFolder } from '@mise/contract/content/blocks-package.ts';

/** Where the components of further kinds of block are looked for (app/blocks/): nowhere, unless BLOCKS_PACKAGE names a package. */
export function blocksPackageAlias(setting: string | undefined): Record<string, string> {
  const folder = setting?.trim() ? blocksPackageFolder(setting.trim()) : `${import.meta.dirname}/no-package`;
  return { '@blocks-package': `${folder}/blocks` };
}
