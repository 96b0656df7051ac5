import type { WantedPlace } from '../document/wanted-place.ts';
import { useEditor } from './editor-store.ts';

/** What the settings of a page are parted into; a menu leads there. */
export type PagePanel = 'general' | 'seo';

/** What each drawer has to be told when it is opened. */
export type DrawerParamsOf = {
  outline: undefined;
  blocksList: { place: WantedPlace };
  blocksSettings: { uuid: string };
  pages: undefined;
  pageSettings: { id: number; panel?: PagePanel };
  design: undefined;
  general: undefined;
  shop: undefined;
  seo: undefined;
};

export type DrawerName = keyof DrawerParamsOf;
export type DrawerParams = DrawerParamsOf[DrawerName];

/** What is open, and whether the outline comes back when it is closed: who went from there to a block goes on there. */
export type OpenedDrawer = { name: DrawerName; params: DrawerParams; isOverOutline: boolean };

/** Opens a drawer in the place of the one that is open. */
export function openDrawer<Name extends DrawerName>(
  name: Name,
  ...[params]: undefined extends DrawerParamsOf[Name] ? [] : [DrawerParamsOf[Name]]
): void {
  useEditor.setState(({ drawer }) => {
    const isOfBlock = name === 'blocksList' || name === 'blocksSettings';
    const isOverOutline = isOfBlock && (drawer?.name === 'outline' || drawer?.isOverOutline === true);
    return { drawer: { name, params, isOverOutline } };
  });
}

export function closeDrawer(): void {
  useEditor.setState(({ drawer }) => ({
    drawer: drawer?.isOverOutline ? { name: 'outline', params: undefined, isOverOutline: false } : null,
  }));
}

/** The buttons of the toolbar: pressed again they close what they opened. */
export function toggleDrawer(name: DrawerName): void {
  const { drawer } = useEditor.getState();
  useEditor.setState({ drawer: drawer?.name === name ? null : { name, params: undefined, isOverOutline: false } });
}
