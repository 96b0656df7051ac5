import type { Block, BlocksMeta } from '@mise/contract/content/block.ts';
import { kindName } from '@mise/contract/content/kind-name.ts';
import type { ReactNode } from 'react';
import type { Page } from '#app/page/page-context.ts';

/** A block as the component of its kind takes it; `view` is what its kind made of it. */
export type BlockView = {
  uuid: string;
  name: string;
  /** It stands for the heading of a page that begins with it. */
  bringsHeading: boolean;
  view: unknown;
};

/** What `<kind>/view.ts` exports. */
export type ViewModule = {
  /** What there is to show of a block that was parsed by its kind; null where there is nothing. */
  toView: (block: Block, context: ViewContext) => unknown;
  bringsHeading?: true;
};

/** What a kind may need to make its view. */
export type ViewContext = Pick<Page, 'client' | 'locale'> & {
  photographs: Photographs;
  /** Those of blocks that it holds. */
  toViews: (blocks: readonly Block[]) => Promise<BlockView[]>;
};

/** What the shop knows of the photographs of a page, by the address in its blocks. */
export type Photographs = NonNullable<BlocksMeta['photographs']>;

/** What `<kind>/component.tsx` exports as `Component` takes this. */
export type BlockProps<View> = {
  view: View;
  place: BlockPlace;
  /** Shows a block of any kind, in a place of its own. */
  renderBlock: (block: BlockView, place?: Partial<BlockPlace>) => ReactNode;
};

export type BlockPlace = {
  /** The first of its page: its picture is loaded at once. */
  isFirst: boolean;
  /** Of twelve, that it takes of the width of the page. */
  columns: number;
};

/** What a glob found in the folders of the kinds, by the name of the kind: "./text-card/view.ts" is that of "TextCard". */
export function byKind<Found>(files: Record<string, Found>): ReadonlyMap<string, Found> {
  return new Map(Object.entries(files).map(([file, found]) => [kindName(file.split('/').at(-2) ?? ''), found]));
}
