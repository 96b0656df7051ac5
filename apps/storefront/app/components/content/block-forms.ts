import { toBlockForms } from '@mise/contract/content/block-form.ts';
import { blocksPackageFolder } from '@mise/contract/content/blocks-package.ts';
import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';

const packageName = process.env.BLOCKS_PACKAGE?.trim();

/** The forms of all kinds of block. Browsers are sent them as they come out here (vite/write-values.ts), and no schema. */
export const blockForms = toBlockForms(
  await findBlockKinds(packageName ? blocksPackageFolder(packageName) : undefined),
);
