import type { ComponentType } from 'react';
import { titleOfBlock } from '../blocks/title-of-block.ts';
import { loadable } from '../controls/loadable.tsx';
import { pageName } from '../pages/page-entries.ts';
import type { DrawerName, DrawerParamsOf } from '../store/drawers.ts';
import type { EditorText } from '../texts.ts';

export type DrawerView<Name extends DrawerName> = {
  title: (text: EditorText, params: DrawerParamsOf[Name]) => string;
  /** Where it stands until somebody moves it to the other side. */
  side: 'left' | 'right';
  /** Pixels; without it a quarter of a large screen, half of a smaller one. */
  width?: number;
  View: ComponentType<{ params: DrawerParamsOf[Name] }>;
};

/** What stands in each drawer. A drawer has its name and params in `store/drawers.ts`, and its line here. */
export const drawerViews: { readonly [Name in DrawerName]: DrawerView<Name> } = {
  outline: {
    title: (text) => text('editor.outline.title'),
    side: 'left',
    View: loadable(() => import('../outline/outline.tsx')),
  },
  blocksList: {
    title: (text) => text('editor.blocksList.title'),
    side: 'left',
    View: loadable(() => import('../blocks/blocks-list.tsx')),
  },
  blocksSettings: {
    title: (_text, { uuid }) => titleOfBlock(uuid),
    side: 'right',
    View: loadable(() => import('../blocks/blocks-settings.tsx')),
  },
  pages: {
    title: (text) => text('editor.pages.title'),
    side: 'left',
    View: loadable(() => import('./pages-drawer.tsx')),
  },
  pageSettings: {
    title: (text, { id }) => pageName(id) || text('editor.page.title'),
    side: 'left',
    width: 430,
    View: loadable(() => import('./page-settings-drawer.tsx')),
  },
  design: {
    title: (text) => text('editor.design.title'),
    side: 'left',
    View: loadable(() => import('./design-drawer.tsx')),
  },
  general: {
    title: (text) => text('editor.general.title'),
    side: 'left',
    View: loadable(() => import('./general-drawer.tsx')),
  },
  shop: {
    title: (text) => text('editor.shop.title'),
    side: 'left',
    View: loadable(() => import('./shop-drawer.tsx')),
  },
  seo: {
    title: (text) => text('editor.seo.drawer'),
    side: 'left',
    View: loadable(() => import('./seo-drawer.tsx')),
  },
};
