import type { ComponentType } from 'react';
import { type BlockProps, byKind } from './block-view.ts';

/** Of each kind that can be shown, ours and those of the package that BLOCKS_PACKAGE names (vite/blocks-package.ts). */
export const blockComponents = byKind(
  import.meta.glob<ComponentType<BlockProps<unknown>>>(['./*/component.tsx', '@blocks-package/*/component.tsx'], {
    eager: true,
    exhaustive: true,
    import: 'Component',
  }),
);
